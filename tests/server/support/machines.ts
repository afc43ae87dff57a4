import { join } from 'node:path';
import { vi } from 'vitest';
import { openPostgres, type OpenDatabase } from '#src/server/database/index.ts';
import { s3Store } from '#src/server/media/s3Store.ts';
import type { Store } from '#src/server/media/index.ts';
import { freePort } from '#tests/setup/freePort.ts';
import { noLimits } from '#tests/setup/limits.ts';
import type { AtEnd } from './atEnd.ts';
import { createMachine, type Machine } from './machine.ts';
import { hasNginx, startNginx } from './nginx.ts';
import { hasPostgres, startPrimary, startStandby, type PostgresNode } from './postgresCluster.ts';
import { temporaryFolder } from './serverProcess.ts';
import { hasSwift, makeBucket, startSwift } from './swift.ts';
import { secretKey } from './testServer.ts';

/** `npm run test:machines` does everything, CI a short pass; they take too long for every `npm test`. */
const pass = process.env['MACHINES'];
export const hasMachines = pass !== undefined && hasPostgres && hasNginx && hasSwift;
export const isLong = hasMachines && pass !== 'short';

/** Two servers behind nginx with one database, its replica and one store, on the loopback address. */
export interface Machines {
  /** Origin of nginx. */
  readonly site: string;
  readonly servers: readonly [Machine, Machine];
  readonly primary: PostgresNode;
  readonly replica: PostgresNode;
  /** The primary and the bucket as the servers have them. */
  readonly database: OpenDatabase;
  readonly store: Store;
  stopStore(): Promise<void>;
  /** Resolves when the replica has what the primary has now. */
  replicaHasAll(): Promise<void>;
}

async function startDatabases(atEnd: AtEnd) {
  const primary = await startPrimary(atEnd);
  const replica = await startStandby(primary, atEnd);
  async function replicaHasAll(): Promise<void> {
    const [now] = await primary.query('select pg_current_wal_lsn()::text as place');
    const place = String(now?.['place']);
    await vi.waitFor(
      async () => {
        const [there] = await replica.query(`select pg_last_wal_replay_lsn() >= '${place}' as has`);
        if (there?.['has'] !== true) throw new Error('the replica is behind');
      },
      { timeout: 10_000, interval: 10 },
    );
  }
  return { primary, replica, replicaHasAll };
}

async function startStore(atEnd: AtEnd) {
  const { bucket, stop } = await startSwift(join(temporaryFolder(atEnd), 'swift'));
  let ending: Promise<void> | undefined;
  const stopStore = () => (ending ??= stop());
  atEnd(stopStore);
  await makeBucket(bucket);
  return { bucket, stopStore };
}

/**
 * Starts all of them.
 * @param settings of both servers that differ from the usual ones
 * @param entry of another program than the server with stand-ins for its pages
 */
export async function startMachines(
  atEnd: AtEnd,
  settings: Readonly<Record<string, string>> = {},
  entry?: string,
): Promise<Machines> {
  const [{ primary, replica, replicaHasAll }, { bucket, stopStore }] = await Promise.all([
    startDatabases(atEnd),
    startStore(atEnd),
  ]);
  const ports = [await freePort(), await freePort()] as const;
  // First, because both servers have its address as their own.
  const site = await startNginx(
    ports.map((port) => `127.0.0.1:${port}`),
    undefined,
    atEnd,
  );
  const env = {
    ...noLimits,
    DATABASE_URL: primary.url,
    DATABASE_REPLICA_URL: replica.url,
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: bucket.name,
    S3_REGION: bucket.region,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    SECRET_KEY: secretKey,
    PUBLIC_URL: site,
    TRUSTED_PROXIES: '127.0.0.1',
    CAPTCHA_COST: '1',
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const create = (port: number) => createMachine({ ...env, PORT: String(port) }, atEnd, entry);
  // One after the other: a demo is made by the first.
  const servers = [await create(ports[0]), await create(ports[1])] as const;
  await vi.waitFor(async () => {
    const { status } = await fetch(`${site}/readyz`);
    if (status !== 200) throw new Error(`nginx answers ${status}`);
  }, 10_000);

  const database = await openPostgres(primary.url, { hasTimeLimits: false });
  atEnd(database.close);
  return { site, servers, primary, replica, database, store: s3Store(bucket), stopStore, replicaHasAll };
}
