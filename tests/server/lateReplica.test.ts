/** @module-tag slow */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Block, Reply, WholePost } from '#src/api/contract.ts';
import { tables, type Database, type OpenDatabase } from '#src/server/database/index.ts';
import { emptyDatabase, openTestDatabase } from './support/database.ts';
import { addAuthor, addPost, addSubscription, idOf, paragraph } from './support/people.ts';
import { startTestServer, type TestServer } from './support/testServer.ts';

const secret = 'Только для своих';
const blocks: Block[] = [paragraph('Для всех'), { type: 'paywall' }, paragraph(secret)];

/** The second is a replica that the tests stop. */
let primary: OpenDatabase;
let replica: OpenDatabase;
let server: TestServer;
let bearer: string;

beforeAll(async () => {
  primary = await openTestDatabase();
  replica = await openTestDatabase();
  server = await startTestServer(primary, {}, { replica: replica.db });
}, 60_000);
afterAll(async () => {
  await server.close();
  await replica.close();
  await primary.close();
});
beforeEach(async () => {
  await emptyDatabase(primary);
  await emptyDatabase(replica);
  bearer = await server.enter('reader@example.ru');
  const [row] = await primary.db.select().from(tables.users);
  if (row) await replica.db.insert(tables.users).overridingSystemValue().values(row);
  await replica.db.execute(sql`select setval(pg_get_serial_sequence('users', 'id'), 1)`);
});

/** Adds the same to both, with the same ids. */
async function addToBoth(add: (db: Database) => Promise<unknown>): Promise<void> {
  await add(primary.db);
  await add(replica.db);
}

/** A post of an author whom the reader follows. */
const addFollowed = (audience: 'everyone' | 'subscribers') =>
  addToBoth(async (db) => {
    const { id: authorId } = await addAuthor(db, 'vera');
    await addSubscription(db, { userId: await idOf(db, 'reader@example.ru'), authorId });
    await addPost(db, { authorId, audience, blocks });
  });

const listed = async () => {
  const reply = await server.get('/api/feed/', bearer);
  expect(reply.statusCode).toBe(200);
  return reply.json<Reply<'feed'>>().results;
};

describe('beside a replica that is late', () => {
  it.each<[string, 'everyone' | 'subscribers', (db: Database) => Promise<unknown>]>([
    [
      'a post that was open',
      'everyone',
      async (db) => {
        await db.delete(tables.subscriptions);
        await db.update(tables.posts).set({ audience: 'subscribers' });
      },
    ],
    ['what a subscription opened', 'subscribers', (db) => db.delete(tables.subscriptions)],
  ])('%s is closed at once', async (_, audience, close) => {
    await addFollowed(audience);
    const page = async () => (await server.get('/api/posts/1/', bearer)).json<WholePost>();
    const comments = async () => (await server.get('/api/posts/1/comments/', bearer)).statusCode;
    expect((await page()).blocks).toEqual(blocks);
    expect(await comments()).toBe(200);
    await close(primary.db);
    // So late that lists do not know of it.
    expect((await listed()).map(({ access }) => access.granted)).toEqual([true]);
    const { access, blocks: shown } = await page();
    expect([access.granted, shown]).toEqual([false, [paragraph('Для всех')]]);
    expect(await comments()).toBe(403);
  });
});

describe('the primary answers', () => {
  /** Lets the replica have no posts to read for as long as the test says. */
  async function without(broken: string, mended: string, test: () => Promise<void>): Promise<void> {
    await replica.db.execute(sql.raw(broken));
    try {
      await test();
    } finally {
      for (const statement of mended.split(';')) await replica.db.execute(sql.raw(statement));
    }
  }

  it.each([
    [
      'what the newest migration has added',
      'alter table posts rename column teaser to former',
      'alter table posts rename column former to teaser',
    ],
    [
      'what is in a table that the replica lacks',
      'alter table bookmarks rename to former',
      'alter table former rename to bookmarks',
    ],
  ])('%s, and the replica all else', async (_, broken, mended) => {
    await addFollowed('everyone');
    await addPost(primary.db, { authorId: 1 });
    await without(broken, mended, async () => expect(await listed()).toHaveLength(2));
    expect(await listed()).toHaveLength(1);
  });

  it('a query that the replica has cancelled', async () => {
    await addFollowed('everyone');
    await addPost(primary.db, { authorId: 1 });
    await replica.db.execute(sql`alter table bookmarks rename to former`);
    await replica.db.execute(sql`create function cancelled() returns setof former language plpgsql as
      'begin raise exception ''conflict with recovery'' using errcode = ''40001''; end'`);
    await replica.db.execute(sql`create view bookmarks as select * from cancelled()`);
    const mended = 'drop view bookmarks; drop function cancelled; alter table former rename to bookmarks';
    await without('select 1', mended, async () => expect(await listed()).toHaveLength(2));
    expect(await listed()).toHaveLength(1);
  });
});
