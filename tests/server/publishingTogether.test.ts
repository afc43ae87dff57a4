import { eq, sql } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openPostgres, sharedNow, tables } from '#src/server/database/index.ts';
import { noLimits } from '#tests/setup/limits.ts';
import { createDatabase, testDatabaseUrl } from './support/database.ts';
import { addAuthor, paragraph } from './support/people.ts';
import { startProcess, temporaryFolder } from './support/serverProcess.ts';

const { drafts, events, posts } = tables;

/** Posts of one wave. Publishing all of them takes longer than killing a server. */
const wave = 250;

it(
  'two servers publish each post on schedule once, though both are killed in the middle, one after the other',
  { timeout: 120_000 },
  async ({ skip }) => {
    const postgres = testDatabaseUrl ?? skip('needs TEST_DATABASE_URL: the embedded database has one server');
    const database = await createDatabase(postgres);
    onTestFinished(database.drop);
    const start = async () => {
      const server = await startProcess({
        ...noLimits,
        DATABASE_URL: database.url,
        SECRET_KEY: 'the same on both servers, 32 characters or more',
        DATA_DIR: temporaryFolder(),
        LOG_LEVEL: 'error',
      });
      await server.ready;
      return server;
    };
    const first = await start();
    const second = await start();
    const { db, close } = await openPostgres(database.url);
    onTestFinished(close);
    const { id: authorId } = await addAuthor(db, 'vera');
    const told = eq(events.kind, 'post_published');
    const before = [await db.$count(posts), await db.$count(events, told)] as const;
    const moment = new Date('2026-11-24T16:00:00Z');
    const post = { authorId, title: 'По часам', blocks: [paragraph('Вышло само.')], savedAt: moment };
    const schedule = () =>
      db
        .insert(drafts)
        .values(Array.from({ length: wave }, () => ({ ...post, publishAt: sql<Date>`${sharedNow}` })));

    const published = async () => (await db.$count(posts)) - before[0];
    const untilThereAre = (least: number) =>
      vi.waitFor(async () => expect(await published()).toBeGreaterThanOrEqual(least), {
        timeout: 60_000,
        interval: 10,
      });
    await schedule();
    await untilThereAre(20);
    first.kill('SIGKILL');
    expect(await first.exited).toBe(null);
    expect(await published()).toBeLessThan(wave);
    await start();
    // The first wave may be over by now.
    await schedule();
    await untilThereAre(wave + 20);
    second.kill('SIGKILL');
    expect(await second.exited).toBe(null);
    expect(await published()).toBeLessThan(2 * wave);
    await untilThereAre(2 * wave);

    expect(await published()).toBe(2 * wave);
    expect((await db.$count(events, told)) - before[1]).toBe(2 * wave);
    expect(await db.$count(drafts, sql`publish_at is not null`)).toBe(0);
  },
);
