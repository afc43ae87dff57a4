import autocannon from 'autocannon';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ask, enterAt } from './support/askHttp.ts';
import { hasMachines, startMachines, type Machines } from './support/machines.ts';
import { addManyPosts } from './support/manyPosts.ts';
import type { PostgresNode } from './support/postgresCluster.ts';

/** `npm run test:machines`: numbers for the page «Several machines» of src/server/README.md. */
const isAsked = process.env['MACHINES'] !== undefined;
const feed = '/api/feed/';

async function perSecond(url: string, bearer: string): Promise<number> {
  const headers = { authorization: `Bearer ${bearer}` };
  const { requests, non2xx, errors } = await autocannon({ url, headers, connections: 32, duration: 8 });
  expect([non2xx, errors]).toEqual([0, 0]);
  return Math.round(requests.average);
}

interface Work {
  readonly statements: number;
  readonly ms: number;
}

/** What a database has done so far. A session tells of it when it has been idle for a second or ends. */
async function workOf(node: PostgresNode): Promise<Work> {
  const [row] = await node.query(
    `select xact_commit::float8 as statements, active_time as ms from pg_stat_database where datname = 'postgres'`,
  );
  return { statements: Number(row?.['statements']), ms: Number(row?.['ms']) };
}

/** How much of the work of `run` was the replica's, in percent. */
async function replicasPart({ primary, replica }: Machines, run: () => Promise<unknown>) {
  const nodes = [primary, replica];
  const before = await Promise.all(nodes.map(workOf));
  await run();
  const after = await Promise.all(nodes.map(workOf));
  const part = (what: keyof Work) => {
    const [ofPrimary = 0, ofReplica = 0] = after.map(
      (work, index) => work[what] - (before[index]?.[what] ?? 0),
    );
    return Math.round((100 * ofReplica) / (ofPrimary + ofReplica));
  };
  return `${part('statements')} % of the statements and ${part('ms')} % of the time`;
}

/** Milliseconds from a change that was acknowledged until the replica has it, a hundred times. */
async function delays({ site, primary, replica }: Machines, bearer: string): Promise<number[]> {
  const [there, behind] = [primary, replica].map(({ url }) => new Client({ connectionString: url }));
  if (!there || !behind) throw new Error('two databases are two');
  await Promise.all([there.connect(), behind.connect()]);
  onTestFinished(async () => void (await Promise.all([there.end(), behind.end()])));
  const times: number[] = [];
  for (let index = 0; index < 100; index += 1) {
    await ask('PATCH', `${site}/auth/users/me/`, { bearer, body: { first_name: String(index) } });
    const since = performance.now();
    const { rows } = await there.query('select pg_current_wal_lsn() as place');
    const has = async () =>
      (await behind.query('select pg_last_wal_replay_lsn() >= $1 as has', [rows[0].place])).rows[0].has ===
      true;
    while (!(await has()));
    times.push(performance.now() - since);
  }
  return times.toSorted((a, b) => a - b);
}

const told = (times: readonly number[]) =>
  [49, 94, 99].map((index) => (times[index] ?? Number.NaN).toFixed(1)).join(' / ');

describe.skipIf(!hasMachines || !isAsked)('load', () => {
  it('is borne by one server and by two, and half of it by the replica', { timeout: 300_000 }, async () => {
    const machines = await startMachines(onTestFinished);
    const { site, servers } = machines;
    const bearer = await enterAt(site, 'reader@example.ru');
    const writer = await enterAt(site, 'writer@example.ru');
    await addManyPosts(machines.database.db, 10_000);
    await machines.replicaHasAll();

    console.log(
      `a replica without load is behind by (p50 / p95 / max) ${told(await delays(machines, writer))} ms`,
    );
    const alone = await perSecond(servers[0].url + feed, bearer);
    const part = await replicasPart(machines, async () => {
      console.log(`${feed} per second: two behind nginx ${await perSecond(site + feed, bearer)}`);
    });
    console.log(`of which ${part} of the databases were the replica's`);
    const [loaded] = await Promise.all([delays(machines, writer), perSecond(site + feed, bearer)]);
    console.log(`under that load it is behind by ${told(loaded)} ms`);
    await servers[1].kill();
    console.log(`one behind nginx ${await perSecond(site + feed, bearer)}, one without nginx ${alone}`);
  });
});
