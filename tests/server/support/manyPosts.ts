import { sql } from 'drizzle-orm';
import { tables, type Database } from '#src/server/database/index.ts';
import { paragraph } from './people.ts';

const blocks = JSON.stringify(Array.from({ length: 4 }, () => paragraph('Словом, вечер. '.repeat(10))));
const authorCount = 300;

/**
 * Authors who have published one post after another, a minute apart, a third of them public; the newest is in the last
 * row.
 * @returns the ids of the authors
 */
export async function addManyPosts(db: Database, count: number): Promise<readonly number[]> {
  await db.execute(sql`insert into users (email, email_verified, username, created_at)
    select 'author' || n || '@example.ru', true, 'author' || n, now() from generate_series(1, ${authorCount}::integer) n`);
  await db.execute(sql`insert into authors (user_id, name, role, portrait, since)
    select id, username, 'Музыкант', 'ilya', created_at from users where username like 'author%' order by id`);
  await db.execute(
    sql`insert into tiers (author_id, name, price) select id, 'Партер', 30000 from authors order by id`,
  );
  const rows = await db.select({ id: tables.authors.id }).from(tables.authors).orderBy(tables.authors.id);
  const ids = rows.map(({ id }) => id);
  await db.execute(sql`insert into posts (id, author_id, title, teaser, blocks, audience, published_at)
    overriding system value select nextval(pg_get_serial_sequence('drafts', 'id')), (array[${sql.raw(ids.join(','))}])[1 + n * 7919::bigint % ${ids.length}::integer], 'Пост ' || n, 'Начало', ${blocks}::jsonb,
      (array['everyone', 'subscribers', 'tiers'])[1 + n % 3],
      timestamptz '2020-01-01T00:00:00Z' + n * interval '1 minute'
    from generate_series(1, ${count}::integer) n`);
  await db.execute(sql`insert into post_tiers (post_id, tier_id, author_id)
    select posts.id, tiers.id, posts.author_id from posts join tiers on tiers.author_id = posts.author_id
    where audience = 'tiers'`);
  await db.execute(sql`analyze`);
  return ids;
}

/** As many posts of one author, older than all of these, a third of them for everybody. */
export async function addPostsOf(db: Database, authorId: number, count: number): Promise<void> {
  await db.execute(sql`insert into posts (id, author_id, title, teaser, blocks, audience, published_at)
    overriding system value select nextval(pg_get_serial_sequence('drafts', 'id')), ${authorId}::integer, 'Пост ' || n, 'Начало', ${blocks}::jsonb,
      (array['everyone', 'subscribers'])[1 + sign(n % 3)::integer],
      timestamptz '2019-01-01T00:00:00Z' + n * interval '1 minute'
    from generate_series(1, ${count}::integer) n`);
  await db.execute(sql`analyze`);
}
