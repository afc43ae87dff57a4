import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '#src/api/contract.ts';
import { setRussian } from '#src/format/typesetting.ts';
import { tables, type OpenDatabase } from '#src/server/database/index.ts';
import { demoLogin } from '#src/server/demo/authors.ts';
import { demoPosts } from '#src/server/demo/posts/index.ts';
import { seedDemo } from '#src/server/demo/seed.ts';
import { commentedTitles } from '#src/server/demo/comments/index.ts';
import type { Store } from '#src/server/media/index.ts';
import { faultOf } from '#src/server/posts/index.ts';
import { readerAccess } from '#src/server/access/readerAccess.ts';
import { emptyDatabase, openSharedDatabase } from './support/database.ts';
import { cheapPasswords } from './support/passwords.ts';
import { startTestServer, type TestServer } from './support/testServer.ts';

let database: OpenDatabase;
let server: TestServer;

const seed = async (store = server.store) =>
  seedDemo(database.db, { passwords: await cheapPasswords, store, now: server.clock.now() });
const logIn = async () => (await server.post('/auth/jwt/create/', demoLogin)).json().access;

beforeAll(async () => {
  database = await openSharedDatabase();
  await emptyDatabase(database);
  server = await startTestServer(database);
  await seed();
}, 30_000);
afterAll(async () => {
  await server.close();
  await database.close();
});

describe('the demo', () => {
  it('has verified e-mails only: everybody in it may publish and comment', async () => {
    expect(await database.db.$count(tables.users, eq(tables.users.emailVerified, false))).toBe(0);
  });

  it('gives its login a paid, a cancelled and a free subscription', async () => {
    const reply = await server.get('/api/subscriptions/my_subscriptions/', await logIn());
    const { results } = reply.json<Reply<'mySubscriptions'>>();
    expect(results.map(({ author, tier, status }) => [author.name, tier, status])).toEqual([
      ['Илья Коваль', 'Партер', 'active'],
      ['Вера Лунёва', 'Первый читатель', 'cancelled'],
      ['Марк Шатров', null, 'active'],
    ]);
  });

  it('opens its posts to their author, and to others by the tiers', async () => {
    const { results } = (await server.get('/api/feed/', await logIn())).json<Reply<'feed'>>();
    expect(results[0]).toMatchObject({
      title: 'Черновик третьей песни и\u00a0ноты к\u00a0нему',
      author: { name: 'Илья Коваль', role: 'Музыкант', portrait: 'ilya' },
      cover: { color: '#0e3b2c', sources: [{ width: 480 }, { width: 960 }, { width: 1440 }] },
      contents: { pictures: 1, audio_seconds: 61, files: 1 },
      access: { granted: true, audience: 'everyone' },
      likes: 214,
    });
    expect(results[1]).toMatchObject({
      author: { name: 'Марк Шатров' },
      access: { granted: false, audience: 'tiers', tiers: [{ name: 'Первый ряд', price: 50_000 }] },
    });
  });

  it('has a free post behind a curtain, which a free subscription has opened for its login', async () => {
    const { db } = database;
    const { get, enter } = server;
    const [row] = await db.select().from(tables.posts).where(eq(tables.posts.audience, 'subscribers'));
    const path = `/api/posts/${row?.id}/`;
    const stranger = (await get(path, await enter('reader@example.ru'))).json<Reply<'post'>>();
    expect([stranger.access.granted, stranger.media]).toEqual([false, []]);
    expect((await get(path, await logIn())).json<Reply<'post'>>().access.granted).toBe(true);
  });

  it('has authors with a bio, a cover and tiers that say what they open, here for longer than their posts', async () => {
    const { db } = database;
    const { get } = server;
    const token = await logIn();
    const oldest = Math.max(...demoPosts.map(({ hoursAgo }) => hoursAgo)) * 3_600_000;
    for (const { userId } of await db.select().from(tables.authors)) {
      const { author, joined_at } = (await get(`/api/profiles/${userId}/`, token)).json<Reply<'profile'>>();
      expect([author?.bio, author?.cover]).not.toContain('');
      expect(author?.tiers.map(({ description }) => description)).not.toContain('');
      expect(server.clock.now().getTime() - Date.parse(joined_at)).toBeGreaterThan(oldest);
      expect(author?.bio).not.toMatch(/(?:^|[\s«])[А-Яа-яЁё]{1,2} /);
    }
  });

  it('has bodies that pass the gate, and files that come', async () => {
    const { db } = database;
    const { app, get } = server;
    const rows = await db.select().from(tables.posts);
    expect(rows).toHaveLength(demoPosts.length);
    const token = await logIn();
    let files = 0;
    for (const { id, blocks } of rows) {
      expect(faultOf(blocks)).toBeUndefined();
      const { media, cover } = (await get(`/api/posts/${id}/`, token)).json<Reply<'post'>>();
      for (const file of cover === null ? media : [...media, cover]) {
        const urls = file.kind === 'picture' ? file.sources.map(({ url }) => url) : [file.url];
        for (const url of urls) expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 200]);
        files += urls.length;
      }
    }
    expect(files).toBeGreaterThan(100);
  });

  it('has as many comments as its posts say, none of them from tomorrow, by people who may read the post', async () => {
    const { db } = database;
    const { clock } = server;
    const rows = await db.select().from(tables.posts);
    expect(rows.map(({ title }) => title)).toEqual(expect.arrayContaining([...commentedTitles]));
    for (const { id, title, comments, publishedAt } of rows) {
      const said = await db.select().from(tables.comments).where(eq(tables.comments.postId, id));
      expect([title, said.length]).toEqual([title, comments]);
      for (const { userId, createdAt, parentId, text } of said) {
        expect(text).not.toMatch(/[!"]/);
        expect(setRussian(text)).toBe(text);

        const above = parentId === null ? publishedAt : said.find((each) => each.id === parentId)?.createdAt;
        expect(above !== undefined && above < createdAt && createdAt <= clock.now()).toBe(true);
        expect((await readerAccess(db, userId ?? 0, id))?.may).toBe('yes');
      }
    }
    expect(await db.$count(tables.comments)).toBeGreaterThan(50);
  });

  it('is added without holding other servers up while its files are stored', async () => {
    const { db } = database;
    const { store } = server;
    await emptyDatabase(database);
    const held = new Set<unknown>();
    const put: Store['put'] = async (hash, content) => {
      const { rows } = await database.execute(
        `select mode from pg_locks where relation = 'users'::regclass and mode = 'ShareRowExclusiveLock'
          and database = (select oid from pg_database where datname = current_database())`,
      );
      for (const row of rows) held.add(row);
      await store.put(hash, content);
    };
    await seed({ ...store, put });
    expect(await db.$count(tables.media)).toBeGreaterThan(20);
    expect([...held]).toEqual([]);
  });

  it('is not added to a database that has users', async () => {
    await seed();
    expect(await database.db.$count(tables.posts)).toBe(demoPosts.length);
  });

  it('is thirty posts of six authors, newest first', () => {
    expect(demoPosts).toHaveLength(30);
    expect(new Set(demoPosts.map(({ author }) => author)).size).toBe(6);
    const ages = demoPosts.map(({ hoursAgo }) => hoursAgo);
    expect(ages).toEqual(ages.toSorted((one, other) => one - other));
  });

  it('sets short words apart by no-break spaces', () => {
    for (const { title, blocks } of demoPosts) {
      const texts = JSON.stringify([title, blocks]);
      expect(setRussian(texts)).toBe(texts);
    }
  });
});
