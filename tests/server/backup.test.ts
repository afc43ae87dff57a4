import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readerAccess } from '#src/server/access/readerAccess.ts';
import { backUp, restore, tables, type OpenDatabase } from '#src/server/database/index.ts';
import { backupOrder } from '#src/server/database/backup.ts';
import { seedDemo } from '#src/server/demo/seed.ts';
import { addComment } from './support/comments.ts';
import { emptyDatabase, openSharedDatabase, openTestDatabase, testDatabaseUrl } from './support/database.ts';
import { newestLink } from './support/mailbox.ts';
import { openSharedInMemory } from './support/memoryDatabase.ts';
import { temporaryFolder } from './support/serverProcess.ts';
import { startTestServer, type TestServer } from './support/testServer.ts';

let database: OpenDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await openTestDatabase();
  server = await startTestServer(database);
  const { store, clock } = server;
  await seedDemo(database.db, { passwords: { hash: async () => '' }, store, now: clock.now() });
}, 30_000);
afterAll(async () => {
  await server.close();
  await database.close();
});

async function backedUp({ db }: OpenDatabase = database): Promise<string[]> {
  const lines: string[] = [];
  await backUp(db, (line) => void lines.push(line));
  return lines;
}

async function openEmpty(open = openSharedDatabase): Promise<OpenDatabase> {
  const empty = await open();
  onTestFinished(empty.close);
  await emptyDatabase(empty);
  return empty;
}

/** A backup moves a site from one kind to the other. */
const kinds =
  testDatabaseUrl === undefined
    ? [['the embedded database', openSharedInMemory] as const]
    : [['PostgreSQL', openSharedDatabase] as const, ['the embedded database', openSharedInMemory] as const];

describe('a backup', () => {
  it('knows every table', () => {
    const { sessions, oneTimeLinks, phoneKeys, idempotencyKeys, eventReaders } = tables;
    const { orphans, uploads, draftWords } = tables;
    const left = [
      sessions,
      oneTimeLinks,
      phoneKeys,
      idempotencyKeys,
      eventReaders,
      orphans,
      uploads,
      draftWords,
    ];
    expect(new Set([...backupOrder, ...left])).toEqual(new Set(Object.values(tables)));
  });

  it.for(kinds)('restores everything on %s, and new rows go on from there', async ([, open]) => {
    await server.register('anna.«quotes»@example.ru');
    const access = await server.enter('maria@example.ru');
    await server.post('/api/subscriptions/subscribe_free/', { author: 1 }, access);
    const lines = await backedUp();
    expect(lines.length).toBeGreaterThan(40);

    const empty = await openEmpty(open);
    await restore(empty.db, lines);
    // Rows of a table have no order of their own.
    expect((await backedUp(empty)).toSorted()).toEqual(lines.toSorted());

    const restored = await startTestServer(empty);
    onTestFinished(restored.close);
    const { access: again } = await restored.logIn('maria@example.ru');
    expect((await restored.get('/auth/users/me/', again)).json()).toMatchObject({
      email: 'maria@example.ru',
    });
    expect((await restored.register('lena@example.ru')).statusCode).toBe(201);
  });

  it('brings no session back that has ended since, and no link', async () => {
    const { enter, post, get } = server;
    const access = await enter('sofia@example.ru');
    await post('/auth/users/reset_password/', { email: 'sofia@example.ru' });
    const lines = await backedUp();
    expect((await get('/auth/users/me/', access)).statusCode).toBe(200);
    const empty = await openEmpty();
    await restore(empty.db, lines);
    const { sessions, oneTimeLinks, phoneKeys } = tables;
    for (const table of [sessions, oneTimeLinks, phoneKeys]) expect(await empty.db.$count(table)).toBe(0);
    expect(lines.join('\n')).not.toMatch(/^(?:sessions|one_time_links|phone_keys) /m);
  });

  it.for(kinds)('brings messages that were not sent yet to %s, which sends them', async ([, open]) => {
    const { register, queue } = server;
    await register('sofia@example.ru');
    await queue.idle();
    await queue.add(database.db, 'password_reset', 'sofia@example.ru');
    const empty = await openEmpty(open);
    await restore(empty.db, await backedUp());
    await database.db.delete(tables.queuedMessages);

    const restored = await startTestServer(empty);
    onTestFinished(restored.close);
    restored.queue.wake();
    const messages = await restored.messages();
    expect(messages.map(({ to }) => to)).toEqual(['sofia@example.ru']);
    const reset = {
      ...newestLink(messages, 'Восстановление пароля'),
      new_password: 'Novyi2027',
      re_new_password: 'Novyi2027',
    };
    expect((await restored.post('/auth/users/reset_password_confirm/', reset)).statusCode).toBe(204);
    // A reset ends in a message of its own.
    await restored.queue.idle();
    expect(await empty.db.$count(tables.queuedMessages)).toBe(0);
  });

  it('that cannot be read is found out before a database is made', () => {
    const DATA_DIR = temporaryFolder();
    const file = join(DATA_DIR, 'backup.gz');
    const restoreFrom = (content: Buffer) => {
      writeFileSync(file, content);
      const env = { ...process.env, DATA_DIR, DATABASE_URL: '' };
      return spawnSync(process.execPath, ['src/server/commands/backup.ts', 'restore', file], {
        env,
        encoding: 'utf8',
      });
    };
    expect(restoreFrom(Buffer.from('garbage'))).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^.*backup\.gz cannot be used .*\n$/),
    });
    expect(restoreFrom(gzipSync('soavtor 1'))).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^This is no backup for this version .*\n$/),
    });
    expect(readdirSync(DATA_DIR)).toEqual(['backup.gz']);
  });

  it('is as of one moment, also while people register', async () => {
    const registering = Promise.all(
      Array.from({ length: 20 }, (_, index) => server.register(`writer${index}@example.ru`)),
    );
    const lines = await backedUp();
    await registering;
    const empty = await openEmpty();
    await restore(empty.db, lines);
    // A database puts new rows into the space of old ones: their order says nothing.
    expect((await backedUp(empty)).toSorted()).toEqual(lines.toSorted());
  });

  it('has comments before their answers, wherever their rows lie', async () => {
    const { db } = database;
    const [post] = await db.select().from(tables.posts).limit(1);
    if (post === undefined) throw new Error('there is no post');
    const add = (parentId?: string) => addComment(db, { postId: post.id, authorId: post.authorId, parentId });
    const parents: string[] = [];
    for (let n = 0; n < 2; n += 1) parents.push(await add());
    for (const parent of parents) for (let n = 0; n < 300; n += 1) await add(parent);
    // A changed row lies behind the others from then on.
    await db.update(tables.comments).set({ text: 'Иначе' }).where(inArray(tables.comments.id, parents));
    const empty = await openEmpty();
    await restore(empty.db, await backedUp());
    expect(await empty.db.$count(tables.comments)).toBe(await db.$count(tables.comments));
  });

  it('is not mixed into a database that has rows', async () => {
    await expect(restore(database.db, await backedUp())).rejects.toThrow('is not empty');
  });

  it('of the release that kept posts as text becomes blocks, for all or for the tiers that opened it', async () => {
    const kept = { author_id: 1, image: null, published_at: '2026-11-20T10:00:00Z', likes: 3, comments: 1 };
    const author = { id: 1, user_id: 1, name: 'Вера', role: 'Писатель', portrait: 'vera' };
    const user = { id: 1, email: 'vera@example.ru', username: 'vera', first_name: '', last_name: '' };
    const account = { phone: '', phone_verified: false, email_verified: true, is_staff: false };
    const lines = [
      'soavtor 6',
      `users ${JSON.stringify({ ...user, ...account, password_hash: null, created_at: kept.published_at })}`,
      `authors ${JSON.stringify(author)}`,
      ...[100, 300, 200].map(
        (price, index) => `tiers ${JSON.stringify({ id: index + 1, author_id: 1, name: `${price}`, price })}`,
      ),
      `posts ${JSON.stringify({ ...kept, id: 1, tier_id: null, title: 'Открытый', body: 'Строка\n\nи "ещё" одна' })}`,
      `posts ${JSON.stringify({ ...kept, id: 2, tier_id: 3, title: 'Закрытый', body: 'Тайна' })}`,
    ];
    const empty = await openEmpty();
    await restore(empty.db, lines);
    const { posts, postTiers } = tables;
    expect(await empty.db.select().from(posts).orderBy(posts.id)).toMatchObject([
      {
        title: 'Открытый',
        teaser: 'Строка\n\nи "ещё" одна',
        audience: 'everyone',
        blocks: [
          { type: 'paragraph', runs: [{ text: 'Строка' }] },
          { type: 'paragraph', runs: [{ text: 'и "ещё" одна' }] },
        ],
      },
      {
        title: 'Закрытый',
        teaser: '',
        audience: 'tiers',
        blocks: [{ type: 'paragraph', runs: [{ text: 'Тайна' }] }],
      },
    ]);
    // Dearer tiers included cheaper ones.
    expect(await empty.db.select().from(postTiers).orderBy(postTiers.tierId)).toMatchObject([
      { postId: 2, tierId: 2 },
      { postId: 2, tierId: 3 },
    ]);
  });

  it('of the release that knew no grants opens what was paid for all the same', async () => {
    const at = '2026-11-20T10:00:00Z';
    const user = (id: number) =>
      `users ${JSON.stringify({ id, email: `${id}@example.ru`, email_verified: true, username: `${id}`, created_at: at })}`;
    const subscription = { id: 1, user_id: 2, author_id: 1, created_at: at };
    const paid = { tier_id: 1, price: 30_000, paid_until: '2036-11-20T10:00:00Z', cancelled_at: at };
    const empty = await openEmpty();
    await restore(empty.db, [
      'soavtor 16',
      ...[user(1), user(2), user(3)],
      `authors ${JSON.stringify({ id: 1, user_id: 1, name: 'Вера', role: 'Писатель', portrait: 'vera', since: at })}`,
      `tiers ${JSON.stringify({ id: 1, author_id: 1, name: 'Партер', price: 30_000 })}`,
      `posts ${JSON.stringify({ id: 1, author_id: 1, title: 'Закрытый', audience: 'tiers', published_at: at })}`,
      `post_tiers ${JSON.stringify({ post_id: 1, tier_id: 1, author_id: 1 })}`,
      `subscriptions ${JSON.stringify({ ...subscription, ...paid })}`,
      `subscriptions ${JSON.stringify({ ...subscription, id: 2, user_id: 3 })}`,
    ]);
    const granted = [2, 3].map(async (reader) => (await readerAccess(empty.db, reader, 1))?.isGranted);
    expect(await Promise.all(granted)).toEqual([true, false]);
    const { subscriptionEvents } = tables;
    const history = await empty.db.select().from(subscriptionEvents).orderBy(subscriptionEvents.id);
    expect(history.map(({ subscriptionId, kind }) => [subscriptionId, kind])).toEqual([
      [1, 'paid'],
      [2, 'followed'],
      [1, 'cancelled'],
    ]);
  });

  it('of another version is refused, and so is any other file', async () => {
    const empty = await openEmpty();
    await expect(restore(empty.db, ['soavtor 1'])).rejects.toThrow(
      'Restore it with the version that made it',
    );
    await expect(restore(empty.db, ['{"a": 1}'])).rejects.toThrow('no backup for this version');
  });

  it('that breaks off in the middle of a row leaves nothing behind', async () => {
    const lines = await backedUp();
    const empty = await openEmpty();
    await expect(restore(empty.db, [...lines.slice(0, 3), 'users {"id":'])).rejects.toThrow('insert into');
    expect(await empty.db.$count(tables.users)).toBe(0);
  });
});
