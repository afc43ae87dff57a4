/** @module-tag slow */
import { fillPlaceholders, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectPage } from '#src/server/comments/list.ts';
import { tables, type OpenDatabase } from '#src/server/database/index.ts';
import { cursorMoment, type Position } from '#src/server/http/paging.ts';
import { blocksRead } from './support/blocksRead.ts';
import { openTestDatabase } from './support/database.ts';
import { addAuthor, addPost } from './support/people.ts';

const { comments } = tables;
const count = 10_000;
const pageSize = 20;

let database: OpenDatabase;
let postId: number;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const author = await addAuthor(db, 'vera');
  postId = (await addPost(db, { authorId: author.id })).id;
  await db.execute(sql`insert into comments (id, post_id, author_id, user_id, text, created_at)
    select gen_random_uuid(), ${postId}::integer, ${author.id}::integer, ${author.userId}::integer, repeat('Слово ', 20),
      timestamptz '2026-01-01T00:00:00Z' + n * interval '1 second' from generate_series(1, ${count}::integer) n`);
  // Each fourth has two answers.
  await db.execute(sql`insert into comments (id, post_id, author_id, user_id, parent_id, text, created_at)
    select gen_random_uuid(), post_id, author_id, user_id, id, text, created_at + n * interval '1 minute'
    from comments, generate_series(1, 2) n where extract(epoch from created_at)::integer % 4 = 0`);
  await db.execute(
    sql`update comments set answers = 2 where extract(epoch from created_at)::integer % 4 = 0 and parent_id is null`,
  );
  await db.execute(sql`vacuum analyze comments`);
}, 300_000);
afterAll(() => database.close());

/** The last comment before a page. */
async function placeBefore(page: number): Promise<Position<string>> {
  const [place] = await database.db
    .select({ at: cursorMoment(sql`${comments.createdAt}`), id: comments.id })
    .from(comments)
    .where(sql`parent_id is null`)
    .orderBy(sql`created_at desc, id desc`)
    .offset((page - 1) * pageSize - 1)
    .limit(1);
  if (place === undefined) throw new Error(`there is no page ${page}`);
  return place;
}

function blocksOf(place?: Position<string>): Promise<number> {
  const query = selectPage(database.db, place === undefined)
    .prepare('page')
    .getQuery();
  return blocksRead(database, query.sql, fillPlaceholders(query.params, { post: postId, ...place }));
}

describe(`of ${count} comments below a post`, () => {
  it('the last page costs no more than the first', async () => {
    const first = await blocksOf();
    expect(first).toBeGreaterThan(pageSize);
    for (const page of [250, count / pageSize]) {
      const blocks = await blocksOf(await placeBefore(page));
      console.log(`page ${page}: ${blocks} blocks, page 1: ${first}`);
      expect(blocks).toBeLessThanOrEqual(first * 1.1);
    }
  });

  it('thousands that are deleted or hidden cost a page nothing', async () => {
    const { db } = database;
    const first = await blocksOf();
    // The newer half, with all answers to it.
    await db.execute(sql`update comments set deleted_at = now(), deleted_by = 'writer', answers = 0
      where created_at > timestamptz '2026-01-01T00:00:00Z' + ${count / 2} * interval '1 second'`);
    await db.execute(sql`vacuum analyze comments`);
    const blocks = await blocksOf();
    console.log(`${count} comments, half of them deleted: ${blocks} blocks, before: ${first}`);
    expect(blocks).toBeLessThanOrEqual(first * 1.1);
  });
});
