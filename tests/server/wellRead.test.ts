/** @module-tag slow */
import { eq, sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { openPostgres, tables, type OpenDatabase } from '#src/server/database/index.ts';
import { clearDeparted } from '#src/server/users/departures.ts';
import { createDatabase, openTestDatabase, testDatabaseUrl } from './support/database.ts';
import { enterAuthor, idOf } from './support/people.ts';
import { password, startTestServer } from './support/testServer.ts';

/** Opens it with the limits of requests: 1.4 s for a statement. */
async function open(): Promise<OpenDatabase> {
  if (testDatabaseUrl === undefined) return openTestDatabase();
  const { url, drop } = await createDatabase(testDatabaseUrl);
  onTestFinished(drop);
  return openPostgres(url);
}

/** Hearts, and a view for each; `HEARTS=1000000` is what the figures are from. */
const hearts = Number(process.env['HEARTS'] ?? (testDatabaseUrl === undefined ? 20_000 : 200_000));
const readers = 1000;

it(
  `an author with ${hearts} hearts deletes the account within a request, and a job removes the rest`,
  { timeout: 600_000 },
  async () => {
    const database = await open();
    onTestFinished(database.close);
    const { db, jobsDb } = database;
    const server = await startTestServer(database);
    onTestFinished(server.close);
    const { bearer, id: authorId } = await enterAuthor({ ...database, ...server }, 'vera');
    const userId = await idOf(db, 'vera@example.ru');
    await jobsDb.execute(sql`insert into users (email, username, created_at)
    select 'u' || n, 'u' || n, now() from generate_series(1, ${readers}::integer) n`);
    await jobsDb.execute(sql`insert into posts (author_id, title, published_at, likes)
    select ${authorId}::integer, n, now(), ${readers}::integer from generate_series(1, ${hearts / readers}::integer) n`);
    await jobsDb.execute(sql`insert into likes (user_id, post_id, author_id, created_at)
    select users.id, posts.id, posts.author_id, now() from posts, users where username like 'u%'`);
    await jobsDb.execute(sql`insert into views (day, user_id, post_id, author_id)
    select current_date, user_id, post_id, author_id from likes`);
    await jobsDb.execute(sql`insert into subscriptions (user_id, author_id, created_at)
    select id, ${authorId}::integer, now() from users where username like 'u%'`);

    const began = performance.now();
    const reply = await server.send('DELETE', '/auth/users/me/', { current_password: password }, bearer);
    const took = performance.now() - began;
    expect(reply.statusCode).toBe(204);
    expect(took).toBeLessThan(1400);

    await server.clock.pass(61);
    const start = performance.now();
    // The job uses the handle of requests: no statement may take longer than theirs.
    await clearDeparted(db);
    console.info(`request ${Math.round(took)} ms, job ${Math.round(performance.now() - start)} ms`);
    const { likes, posts, subscriptions, users, views } = tables;
    const left = [likes, posts, subscriptions, views].map((table) => db.$count(table));
    expect(await Promise.all(left)).toEqual([0, 0, 0, 0]);
    expect(await db.$count(users, eq(users.id, userId))).toBe(0);
  },
);
