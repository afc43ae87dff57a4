import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { like } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createPasswords, productionCost } from '../auth/index.ts';
import { productionWork } from '../captcha/altcha.ts';
import { createCompose } from '../credentials/mail.ts';
import {
  addPartitions,
  type Database,
  loggedReason,
  openReplica,
  openStorage,
  prepareFolder,
  tables,
} from '../database/index.ts';
import { demoLogin } from '../demo/authors.ts';
import { hasDemoLogin, seedDemo } from '../demo/seed.ts';
import { createLimits } from '../limits/limits.ts';
import { createQueue, createSms } from '../mail/messages.ts';
import { createStore } from '../media/index.ts';
import { createMetrics, serveMetrics } from '../metrics/metrics.ts';
import { listenForModerators } from '../moderation/socket.ts';
import type { OrdersDeps } from '../orders/index.ts';
import { connectProviders, testPrefix } from '../payments/index.ts';
import { deriveSecret, storedSecretKey } from '../settings/secretKey.ts';
import { StartError } from '../settings/startError.ts';
import type { Settings } from '../settings/table.ts';
import { createUploadWork } from '../uploads/work.ts';
import type { AppDeps } from './api.ts';
import { createApp } from './app.ts';
import { startJobs } from './jobs.ts';
import { openTestBank } from './testBank.ts';

const { installation, paymentAttempts } = tables;

/**
 * Warns when the secret key differs from that of the last start on this database: servers with different keys log
 * people out at random.
 */
export async function compareKeys(
  db: Database,
  secretKey: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const keyFingerprint = Buffer.from(deriveSecret(secretKey, 'fingerprint')).toString('base64url');
  const [previous] = await db.select().from(installation);
  if (previous?.keyFingerprint === keyFingerprint) return;
  await db
    .insert(installation)
    .values({ keyFingerprint })
    .onConflictDoUpdate({ target: installation.isOnly, set: { keyFingerprint } });
  if (previous === undefined) return;
  log.warn(
    'SECRET_KEY is not the one of the last start on this database: everybody has to log in again; several servers need the same one',
  );
}

export interface RunningServer {
  readonly app: FastifyInstance;
  /** Text for the operator after the start. */
  readonly banner: string;
  /** Says at /readyz that no more requests are wanted, and waits until balancers have seen it. */
  drain(): Promise<void>;
  /** Serves the metrics, if a port is set. @throws {StartError} when it cannot be used */
  listenMetrics(): Promise<void>;
  /** Ends requests, threads, database and lock in this order. */
  close(): Promise<void>;
}

const now = () => new Date();
/** Limit of waiting hashes; further logins are asked to come back. */
const waitingHashes = 64;
/** Delay between the end of readiness and that of requests, in ms. */
const drainTime = 1500;

/** A power cut may take from the embedded database what it has confirmed: it is for trying the product, and for development. */
function requireLastingDatabase({ PUBLIC_URL: publicUrl, DATABASE_URL: url, DEMO: isDemo }: Settings): void {
  if (!publicUrl.startsWith('https:') || url !== undefined || isDemo) return;
  throw new StartError(
    'PUBLIC_URL starts with https:, but no DATABASE_URL is set: the embedded database is for trying the product. Set it; "npm run db:backup" without it and "npm run db:restore" with it move what is here. DEMO=1 starts all the same.',
  );
}

/** Sums of the test bank would be paid out like all others. @throws {StartError} when the database has some */
async function requireNoTestPayments(db: Database): Promise<void> {
  if ((await db.$count(paymentAttempts, like(paymentAttempts.provider, `${testPrefix}%`))) === 0) return;
  throw new StartError(
    'This database has payments of the test bank, and PAYMENTS_PROVIDER takes real ones. Start it with an empty database, or go on with TEST_BANK=1.',
  );
}

/** Dependencies of payments, if the settings allow any. @param bankUrl of the test bank */
async function openPayments(
  settings: Settings,
  db: Database,
  bankUrl: string | undefined,
): Promise<OrdersDeps | undefined> {
  const providers = connectProviders(settings, fetch, bankUrl);
  if (providers === undefined) return undefined;
  if (bankUrl === undefined) await requireNoTestPayments(db);
  return {
    ...providers,
    db,
    returnUrl: (orderId) => new URL(`/checkout/${orderId}`, settings.PUBLIC_URL).href,
    vatCode: settings.VAT_CODE,
  };
}

/**
 * Opens the data, builds the app and prepares the start-up lines, without listening yet.
 * @param options the app's parts that differ between production and development
 * @throws {StartError} with what the operator should do
 */
export async function boot(
  settings: Settings,
  options: Pick<AppDeps, 'pages' | 'hasContentPolicy'>,
): Promise<RunningServer> {
  requireLastingDatabase(settings);
  const folder = resolve(settings.DATA_DIR);
  prepareFolder(folder);
  const outbox = join(folder, 'outbox');
  const passwords = await createPasswords(productionCost, availableParallelism(), waitingHashes);
  const database = await openStorage(settings.DATABASE_URL, folder, { isPooled: settings.DATABASE_POOLED });
  const replica =
    settings.DATABASE_REPLICA_URL === undefined
      ? undefined
      : openReplica(settings.DATABASE_REPLICA_URL, { isPooled: settings.DATABASE_POOLED });
  let closeBank = async () => {};
  try {
    const { db } = database;
    const log = pino({ level: settings.LOG_LEVEL, base: null });
    for (const warning of database.warnings) log.warn(warning);
    await addPartitions(db).catch((error: unknown) => {
      // Without its own partition a row goes to the default one.
      log.warn({ reason: loggedReason(error) }, 'partitions could not be added');
    });
    const store = createStore(settings, folder);
    // It belongs to the program: a first start may leave less of the disk free than authors have to.
    const demoStore = createStore({ ...settings, DISK_RESERVE: 0 }, folder);
    if (settings.DEMO) await seedDemo(db, { store: demoStore, passwords, now: now() });
    const uploadsFolder = resolve(settings.UPLOADS_DIR ?? join(folder, 'uploads'));
    prepareFolder(uploadsFolder);
    const uploads = createUploadWork({ db, store, folder: uploadsFolder, settings, log });
    const queue = createQueue(settings, db, outbox, log, createCompose);
    if (settings.DATABASE_URL === undefined) await queue.takeOver();
    const secretKey = settings.SECRET_KEY ?? storedSecretKey(folder);
    await compareKeys(db, secretKey, log);
    const { METRICS_PORT: port, METRICS_HOST: host } = settings;
    const metrics = port === undefined ? undefined : createMetrics(db);
    const startsBank = settings.TEST_BANK && settings.TEST_BANK_URL === undefined;
    const bank = startsBank ? await openTestBank(settings, folder) : undefined;
    closeBank = async () => bank?.close();
    const bankUrl = settings.TEST_BANK ? (settings.TEST_BANK_URL ?? bank?.url) : undefined;
    const payments = await openPayments(settings, db, bankUrl);
    if (payments === undefined) log.info('payments are off: PAYMENTS_PROVIDER is not set');
    const draining = new AbortController();
    const app = await createApp({
      ...options,
      settings,
      secretKey,
      db,
      ...(replica && { replica: replica.db }),
      store,
      uploads,
      queue,
      sendSms: createSms(settings, outbox, log),
      log,
      payments,
      ...(metrics && { metrics }),
      draining: draining.signal,
      now,
      fetch,
      passwords,
      captchaWork: { ...productionWork, cost: settings.CAPTCHA_COST },
    });
    const isDemo = settings.DEMO && (await hasDemoLogin(db));
    let stopJobs = async () => {};
    let stopMetrics = async () => {};
    const stopModeration =
      settings.DATABASE_URL === undefined ? await listenForModerators(folder, db, log) : undefined;
    // Not sooner: preparing the routes holds the process up for so long that new connections would time out.
    app.addHook('onListen', async () => {
      stopJobs = startJobs(settings, {
        db,
        jobsDb: database.jobsDb,
        execute: database.execute,
        queue,
        limits: createLimits(db, settings, log),
        store,
        uploads,
        payments,
        log,
        onFailure: metrics?.countFailedJob,
      });
    });
    return {
      app,
      banner: bannerOf(settings, folder, { isDemo, bankUrl }),
      async listenMetrics() {
        if (metrics && port !== undefined) stopMetrics = await serveMetrics(metrics, { host, port });
      },
      async drain() {
        draining.abort();
        await pause(drainTime);
      },
      async close() {
        await stopModeration?.();
        await stopJobs();
        await stopMetrics();
        await app.close();
        await passwords.close();
        await closeBank();
        await replica?.close();
        await database.close();
      },
    };
  } catch (error) {
    await closeBank();
    await passwords.close();
    await database.close();
    throw error;
  }
}

interface BannerParts {
  readonly isDemo: boolean;
  readonly bankUrl: string | undefined;
}

function bannerOf(settings: Settings, folder: string, { isDemo, bankUrl }: BannerParts): string {
  const data =
    settings.DATABASE_URL === undefined ? folder : `PostgreSQL at ${new URL(settings.DATABASE_URL).host}`;
  const address = `${settings.VITE_BRAND_NAME}: ${settings.PUBLIC_URL} · data: ${data}`;
  return [
    address,
    ...(isDemo ? [`Demo login: ${demoLogin.email} · ${demoLogin.password}`] : []),
    ...(bankUrl === undefined ? [] : [`Test bank, which takes no money: ${bankUrl}/control`]),
  ].join('\n');
}
