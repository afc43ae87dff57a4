import autocannon from 'autocannon';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ask, enterAt } from './support/askHttp.ts';
import { isLong, startMachines, type Machines } from './support/machines.ts';
import { addManyPosts } from './support/manyPosts.ts';
import { startNginx } from './support/nginx.ts';
import type { PostgresNode } from './support/postgresCluster.ts';

/** Numbers for «Measured» in src/server/SCALE.md. */
const feed = '/api/feed/';

async function perSecond(url: string, bearer: string): Promise<number> {
  const headers = { authorization: `Bearer ${bearer}` };
  const { requests, non2xx, errors } = await autocannon({ url, headers, connections: 32, duration: 4 });
  expect([non2xx, errors]).toEqual([0, 0]);
  return Math.round(requests.average);
}

/** The best of four rounds each, in turn: beside other work a machine is never faster than it is. */
async function bestOf(sites: Readonly<Record<string, string>>, bearer: string): Promise<string> {
  const best = new Map<string, number>();
  for (let round = 0; round < 4; round += 1)
    for (const [name, site] of Object.entries(sites))
      best.set(name, Math.max(best.get(name) ?? 0, await perSecond(site + feed, bearer)));
  return [...best].map(([name, count]) => `${name} ${count}`).join(', ');
}

interface Work {
  readonly statements: number;
  readonly ms: number;
}

/** Work of a database so far. A session reports it when it has been idle for a second or ends. */
async function workOf(node: PostgresNode): Promise<Work> {
  const [row] = await node.query(
    `select xact_commit::float8 as statements, active_time as ms from pg_stat_database where datname = 'postgres'`,
  );
  return { statements: Number(row?.['statements']), ms: Number(row?.['ms']) };
}

/** The replica's share of the databases' work during `run`, in percent. */
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
  return { statements: part('statements'), time: part('ms') };
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

/** Processor time of a reply in the servers, in ms, during `run`. */
async function costOf({ servers }: Machines, run: () => Promise<unknown>): Promise<string> {
  const before = await Promise.all(servers.map((server) => server.work()));
  await run();
  const after = await Promise.all(servers.map((server) => server.work()));
  const grown = (what: 'replies' | 'processor') =>
    after.reduce((sum, work, index) => sum + work[what] - (before[index]?.[what] ?? 0), 0);
  return ((1000 * grown('processor')) / grown('replies')).toFixed(2);
}

describe.skipIf(!isLong)('load (needs nginx, PostgreSQL and Swift)', () => {
  it('is borne by one server and by two, and by the replica', { timeout: 300_000 }, async () => {
    const machines = await startMachines(onTestFinished);
    const { site, servers, database } = machines;
    const bearer = await enterAt(site, 'reader@example.ru');
    const writer = await enterAt(site, 'writer@example.ru');
    await addManyPosts(database.db, 10_000);
    await machines.replicaHasAll();
    const one = servers[0].url;
    const sites = {
      'one server': one,
      'one behind nginx': await startNginx([new URL(one).host]),
      'two behind nginx': site,
    };

    console.log(`GET ${feed} per second: ${await bestOf(sites, bearer)}`);
    const part = await replicasPart(machines, async () => {
      const cost = await costOf(machines, () => perSecond(site + feed, bearer));
      console.log(`each takes ${cost} ms of a processor in the server`);
    });
    console.log(`the replica has done ${part.statements} % of the statements and ${part.time} % of the time`);
    // The other half is who asks.
    expect(part.statements).toBeGreaterThan(40);
    console.log(`it is behind by (p50 / p95 / max) ${told(await delays(machines, writer))} ms`);
    const [loaded] = await Promise.all([delays(machines, writer), perSecond(site + feed, bearer)]);
    console.log(`under load by ${told(loaded)} ms`);
  });
});
