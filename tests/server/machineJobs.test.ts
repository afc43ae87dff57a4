import { PgBoss } from 'pg-boss';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { tables } from '#src/server/database/index.ts';
import { ask, enterAt } from './support/askHttp.ts';
import { collectEnds } from './support/atEnd.ts';
import { hasMachines, isLong, startMachines, type Machines } from './support/machines.ts';
import { addAuthor } from './support/people.ts';

const job = 'count-subscribers';

describe.skipIf(!hasMachines)('jobs of two servers (need nginx, PostgreSQL and Swift)', () => {
  const ends = collectEnds();
  let machines: Machines;

  beforeAll(async () => {
    machines = await startMachines(ends.atEnd);
  }, 120_000);
  afterAll(ends.end);

  /** Subscribes to a new author of this name, whose subscribers have to be counted. */
  async function subscribe(name: string): Promise<number> {
    const { id: author } = await addAuthor(machines.database.db, name);
    const bearer = await enterAt(machines.site, `reader.${name}@example.ru`);
    const call = { bearer, body: { author } };
    const reply = await ask('POST', `${machines.site}/api/subscriptions/subscribe_free/`, call);
    expect(reply.status).toBe(201);
    return author;
  }
  const subscribersOf = async (author: number) => {
    const rows = await machines.database.db.select().from(tables.authors);
    return rows.find(({ id }) => id === author)?.subscribers;
  };
  /** Puts the job into the line, as a server does. */
  const send = () => new PgBoss({ db: { executeSql: machines.database.execute } }).send(job);
  const jobs = (state: string) =>
    machines.primary.query(
      `select id, retry_count from pgboss.job where name = '${job}' and state = '${state}'`,
    );

  it('are done by one of them, once', async () => {
    const author = await subscribe('once');
    const id = await send();
    await vi.waitFor(async () => expect(await subscribersOf(author)).toBe(1), {
      timeout: 25_000,
      interval: 100,
    });
    await vi.waitFor(async () => {
      expect((await jobs('completed')).filter((row) => row['id'] === id)).toEqual([{ id, retry_count: 0 }]);
    }, 5000);
  });

  // Minutes.
  it.runIf(isLong)(
    'of one that is killed in the middle are taken by the other',
    { timeout: 300_000 },
    async () => {
      const [one, other] = machines.servers;
      await other.kill();
      const author = await subscribe('again');
      const holder = new Client({ connectionString: machines.primary.url });
      await holder.connect();
      onTestFinished(() => holder.end());
      // The job waits for this table, for a second before it gives up.
      await holder.query('begin; lock table authors in exclusive mode');
      await send();
      const active = await vi.waitFor(
        async () => {
          const [row] = await jobs('active');
          if (row === undefined) throw new Error('nobody has taken the job');
          return row;
        },
        { timeout: 30_000, interval: 20 },
      );
      await one.kill();
      const since = performance.now();
      await holder.query('rollback');
      await other.start();
      expect(await jobs('active')).toEqual([active]);
      await vi.waitFor(
        async () => expect((await jobs('completed')).map((row) => row['id'])).toContain(active['id']),
        { timeout: 200_000, interval: 100 },
      );
      expect(await subscribersOf(author)).toBe(1);
      console.log(`the job was done ${Math.round((performance.now() - since) / 1000)} s after the kill`);
      await one.start();
    },
  );
});
