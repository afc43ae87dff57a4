/** @module-tag slow */
import { desc, fillPlaceholders, sql, type Query, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables, type OpenDatabase } from '#src/server/database/index.ts';
import { selectPage } from '#src/server/feed/feed.ts';
import type { Side, Tab } from '#src/server/feed/tabs.ts';
import { cursorMoment, type Position } from '#src/server/http/paging.ts';
import { blocksRead } from './support/blocksRead.ts';
import { selectPage as selectProfilePage } from '#src/server/profiles/posts.ts';
import { openTestDatabase } from './support/database.ts';
import { addManyPosts, addPostsOf } from './support/manyPosts.ts';
import { addAuthor, addPost, addSubscription } from './support/people.ts';

const { posts } = tables;

const count = Number(process.env['POSTS'] ?? 6000);
const pageSize = 10;

let database: OpenDatabase;
let authors: readonly number[];
let reader: number;
beforeAll(async () => {
  database = await openTestDatabase();
  authors = await addManyPosts(database.db, count);
  reader = (await addAuthor(database.db, 'reader')).userId;
}, 300_000);
afterAll(() => database.close());

/** Blocks of 8 KB that a page is read from, no matter what else the machine does. */
function blocksReadBy(
  { sql: text, params }: Query,
  asked: Partial<Position> & { readonly author?: number },
): Promise<number> {
  return blocksRead(database, text, fillPlaceholders(params, { reader, ...asked }));
}

const blocksOf = (tab: Tab, side: Side, asked: Partial<Position> = {}) =>
  blocksReadBy(selectPage(database.db, tab, side).toSQL(), asked);

/** The last post before a page. */
async function placeBefore(page: number, where: SQL): Promise<Position> {
  const [place] = await database.db
    .select({ at: cursorMoment(sql`${posts.publishedAt}`), id: posts.id })
    .from(posts)
    .where(where)
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .offset((page - 1) * pageSize - 1)
    .limit(1);
  if (place === undefined) throw new Error(`there is no page ${page}`);
  return place;
}

describe(`of ${count} posts`, () => {
  it.each([
    ['all', sql`true`],
    ['open', sql`audience = 'everyone'`],
  ] as const)('a page of «%s» costs the same wherever it stands', async (tab, where) => {
    const first = await blocksOf(tab, undefined);
    expect(first).toBeGreaterThan(pageSize);
    const last = Math.floor((await database.db.$count(posts, where)) / pageSize);
    for (const page of new Set([Math.min(500, last), last])) {
      const blocks = await blocksOf(tab, 'older', await placeBefore(page, where));
      console.log(`${tab}, page ${page}: ${blocks} blocks, page 1: ${first}`);
      expect(blocks).toBeLessThanOrEqual(first * 1.1);
    }
  });

  it('an author who is quiet costs a reader of 43 no more than the others', async () => {
    const { db } = database;
    const followed = authors.slice(0, 42);
    for (const authorId of followed) await addSubscription(db, { userId: reader, authorId });
    const [another = 0] = authors.slice(42);
    await addSubscription(db, { userId: reader, authorId: another });
    const usual = await blocksOf('authors', undefined);

    await db.delete(tables.subscriptions).where(sql`author_id = ${another}`);
    const quiet = await addAuthor(db, 'quiet');
    await addPost(db, { authorId: quiet.id, publishedAt: new Date('2019-01-01T00:00:00Z') });
    await addSubscription(db, { userId: reader, authorId: quiet.id });
    const blocks = await blocksOf('authors', undefined);
    console.log(`43 authors, one of them quiet: ${blocks} blocks, usually: ${usual}`);
    expect(blocks).toBeLessThanOrEqual(usual * 2);
  });

  it.each([
    ['all', sql`true`],
    ['locked', sql`audience <> 'everyone'`],
  ] as const)('a page of an author’s page costs the same wherever it stands, «%s»', async (tab, where) => {
    const { db } = database;
    const { id: author } = await addAuthor(db, `busy${tab}`);
    await addPostsOf(db, author, count);
    const theirs = sql`author_id = ${author} and ${where}`;
    const blocksAt = (isOlder: boolean, asked: Partial<Position> = {}) =>
      blocksReadBy(selectProfilePage(db, tab, isOlder).toSQL(), { author, ...asked });
    const first = await blocksAt(false);
    expect(first).toBeGreaterThan(pageSize);
    const last = Math.floor((await db.$count(posts, theirs)) / pageSize);
    for (const page of new Set([Math.min(500, last), last])) {
      const blocks = await blocksAt(true, await placeBefore(page, theirs));
      console.log(`${tab} of an author, page ${page}: ${blocks} blocks, page 1: ${first}`);
      expect(blocks).toBeLessThanOrEqual(first * 1.1);
    }
  });
});
