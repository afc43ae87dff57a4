/** @module-tag slow */
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Reply } from '#src/api/contract.ts';
import { openPostgres, openReplica } from '#src/server/database/index.ts';
import { addAuthor, addPost } from './support/people.ts';
import { hasPostgres, startPrimary, startStandby } from './support/postgresCluster.ts';
import { startTestServer } from './support/testServer.ts';

const patient = { timeout: 60_000 };
const wait = { timeout: 20_000, interval: 50 };

/** A server on a primary with one post, and on a standby that has it, too. */
async function start() {
  const primary = await startPrimary();
  const standby = await startStandby(primary);
  const database = await openPostgres(primary.url);
  const replica = openReplica(standby.url);
  const server = await startTestServer(database, {}, { replica: replica.db });
  onTestFinished(async () => {
    await server.close();
    await replica.close();
    await database.close();
  });
  const { id: authorId } = await addAuthor(database.db, 'vera');
  const publish = () => addPost(database.db, { authorId });
  await publish();
  const bearers = [await server.enter('anna@example.ru'), await server.enter('boris@example.ru')] as const;

  async function postsOf(bearer: string): Promise<number> {
    const reply = await server.get('/api/feed/', bearer);
    expect(reply.statusCode).toBe(200);
    return reply.json<Reply<'feed'>>().results.length;
  }
  await vi.waitFor(async () => expect(await standby.query('select from posts')).toHaveLength(1), wait);
  return { server, standby, publish, postsOf, authorId, bearers };
}

it(
  'lists come from the replica, and what somebody has just changed from the primary',
  patient,
  async ({ skip }) => {
    if (!hasPostgres) skip('needs the programs of PostgreSQL');
    const { server, standby, publish, postsOf, authorId, bearers } = await start();
    const [anna, boris] = bearers;
    const authorsOf = async (bearer: string) =>
      (await server.get('/api/subscriptions/my_subscriptions/', bearer)).json<Reply<'mySubscriptions'>>()
        .count;

    await standby.query('select pg_wal_replay_pause()');
    await publish();
    expect(await postsOf(anna)).toBe(1);
    await server.post('/api/subscriptions/subscribe_free/', { author: authorId }, anna);
    expect(await authorsOf(anna)).toBe(1);
    expect(await postsOf(anna)).toBe(2);
    expect(await postsOf(boris)).toBe(1);

    await server.clock.pass(5);
    expect(await authorsOf(anna)).toBe(1);
    await server.clock.pass(3);
    expect(await authorsOf(anna)).toBe(0);

    await standby.query('select pg_wal_replay_resume()');
    await vi.waitFor(async () => expect(await postsOf(boris)).toBe(2), wait);
    expect(await authorsOf(anna)).toBe(1);
  },
);

it('the primary answers while the replica is away', patient, async ({ skip }) => {
  if (!hasPostgres) skip('needs the programs of PostgreSQL');
  const { standby, publish, postsOf, bearers } = await start();
  await standby.kill();
  await publish();
  for (const bearer of bearers) expect(await postsOf(bearer)).toBe(2);
});
