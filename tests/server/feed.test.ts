import { beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '#src/api/contract.ts';
import { addAuthor, addPost, addSubscription, idOf } from './support/people.ts';
import { publicUrl } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
let bearer: string;

beforeEach(async () => {
  bearer = await server().enter('reader@example.ru');
});

async function feed(query = ''): Promise<Reply<'feed'>> {
  const reply = await server().get(`/api/feed/${query}`, bearer);
  expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)]);
  return reply.json();
}

/** Titles of all pages, one after another. */
async function titles(tab: string): Promise<string[][]> {
  const pages: string[][] = [];
  let next: string | null = `${publicUrl}/api/feed/?tab=${tab}`;
  while (next !== null) {
    const page: Reply<'feed'> = await feed(new URL(next).search);
    pages.push(page.results.map(({ title }) => title));
    next = page.next;
  }
  return pages;
}

/** Posts of an author, `P1` the oldest, `minutes` apart. */
async function write(authorId: number, count: number, { minutes = 1, name = 'P' } = {}): Promise<void> {
  for (let number = 1; number <= count; number += 1)
    await addPost(server().db, {
      authorId,
      title: `${name}${number}`,
      publishedAt: new Date(Date.UTC(2026, 0, 1, 0, number * minutes)),
    });
}

const from = (first: number, last: number) =>
  Array.from({ length: Math.abs(first - last) + 1 }, (_, index) => `P${first - index}`);

describe('the feed', () => {
  it('is for people who have logged in', async () => {
    expect((await server().get('/api/feed/')).statusCode).toBe(401);
    expect((await server().get('/api/feed/new/?since=x')).statusCode).toBe(401);
  });

  it.each([
    ['apart', 1],
    ['all of one moment', 0],
  ])('comes in pages of ten, newest first, posts %s', async (_, minutes) => {
    await write((await addAuthor(server().db, 'vera')).id, 25, { minutes });
    expect(await titles('all')).toEqual([from(25, 16), from(15, 6), from(5, 1)]);
  });

  it('shows no post twice and leaves none out when others come meanwhile', async () => {
    const { id } = await addAuthor(server().db, 'vera');
    await write(id, 12);
    const first = await feed();
    await write(id, 3, { name: 'New', minutes: 60 });
    const second = await feed(new URL(first.next ?? '').search);
    expect([...first.results, ...second.results].map(({ title }) => title)).toEqual(from(12, 1));
  });

  it('goes on where a page ended, though its last post is gone', async () => {
    const { db } = server();
    await write((await addAuthor(db, 'vera')).id, 12);
    const { next, results } = await feed();
    await db.execute(`delete from posts where id = ${results.at(-1)?.id}`);
    expect((await feed(new URL(next ?? '').search)).results.map(({ title }) => title)).toEqual(['P2', 'P1']);
  });

  it('has no end of pages that are there, and no count', async () => {
    await write((await addAuthor(server().db, 'vera')).id, 10);
    expect(await feed()).toMatchObject({ count: null, next: null, previous: null });
  });

  it('is empty where nothing was published', async () => {
    expect(await feed()).toMatchObject({ results: [], next: null });
  });
});

describe('its tabs', () => {
  it('show whom one follows, all, what is open, and what one has saved', async () => {
    const { db, clock, send } = server();
    const [vera, mark, lev] = [
      await addAuthor(db, 'vera'),
      await addAuthor(db, 'mark'),
      await addAuthor(db, 'lev'),
    ];
    const userId = await idOf(db, 'reader@example.ru');
    await addSubscription(db, { userId, authorId: vera.id });
    await addSubscription(db, { userId, authorId: lev.id, cancelledAt: clock.now() });
    await addPost(db, { authorId: vera.id, title: 'Вера', audience: 'buyers' });
    const saved = await addPost(db, { authorId: mark.id, title: 'Марк' });
    await addPost(db, { authorId: lev.id, title: 'Лев', audience: 'subscribers' });
    await send('PUT', `/api/posts/${saved.id}/bookmark/`, {}, bearer);
    expect(await titles('authors')).toEqual([['Вера']]);
    expect(await titles('all')).toEqual([['Лев', 'Марк', 'Вера']]);
    expect(await titles('open')).toEqual([['Марк']]);
    expect(await titles('bookmarks')).toEqual([['Марк']]);
  });

  it('mix the posts of all whom one follows by their time, a quiet author’s among them', async () => {
    const { db } = server();
    const userId = await idOf(db, 'reader@example.ru');
    const quiet = await addAuthor(db, 'quiet');
    await write(quiet.id, 1, { name: 'Тихий' });
    await addSubscription(db, { userId, authorId: quiet.id });
    for (const name of ['a', 'b', 'c']) {
      const { id } = await addAuthor(db, name);
      await write(id, 8, { name, minutes: 2 });
      await addSubscription(db, { userId, authorId: id });
    }
    const all = (await titles('authors')).flat();
    expect(all).toHaveLength(25);
    expect(all.slice(0, 3)).toEqual(['c8', 'b8', 'a8']);
    expect(all.at(-1)).toBe('Тихий1');
  });

  it('list what was saved last first', async () => {
    const { db, clock, send } = server();
    await write((await addAuthor(db, 'vera')).id, 12);
    const { results } = await feed();
    for (const { id } of results.toReversed()) {
      await clock.pass(1);
      await send('PUT', `/api/posts/${id}/bookmark/`, {}, bearer);
    }
    expect(await titles('bookmarks')).toEqual([results.map(({ title }) => title)]);
  });

  it.each(['', 'mine', 'ALL', 'all&tab=open'])('are four: %j is none', async (tab) => {
    const reply = await server().get(`/api/feed/?tab=${tab}`, bearer);
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { tab: ['Выберите одно из: authors, all, open, bookmarks.'] },
    ]);
  });
});

describe('new posts', () => {
  it('are counted from where the list began, in each tab for itself', async () => {
    const { db } = server();
    const { id } = await addAuthor(db, 'vera');
    const count = async (tab: string, since: string) =>
      (await server().get(`/api/feed/new/?tab=${tab}&since=${since}`, bearer)).json();
    const { newest: empty } = await feed();
    await write(id, 2);
    expect(await count('all', empty)).toEqual({ count: 2 });
    const { newest } = await feed();
    expect(await count('all', newest)).toEqual({ count: 0 });
    await write(id, 3, { minutes: 60 });
    expect(await count('all', newest)).toEqual({ count: 3 });
    expect(await count('authors', newest)).toEqual({ count: 0 });
  });

  it('are 99 at most', async () => {
    const { db } = server();
    const { newest } = await feed();
    await write((await addAuthor(db, 'vera')).id, 101);
    const reply = await server().get(`/api/feed/new/?since=${newest}`, bearer);
    expect(reply.json()).toEqual({ count: 99 });
  });

  it('ask for a place', async () => {
    expect((await server().get('/api/feed/new/', bearer)).statusCode).toBe(400);
  });
});

const encode = (text: string) => Buffer.from(text).toString('base64url');

describe.each(['/api/feed/?cursor=', '/api/feed/new/?since='])('a place that is none, %s', (address) => {
  it.each([
    '',
    'x',
    '1',
    encode('2026-01-01T00:00:00.000000Z'),
    encode('2026-01-01T00:00:00.000Z 1'),
    encode('2026-02-30T00:00:00.000000Z 1'),
    encode('2026-01-01T25:00:00.000000Z 1'),
    encode('0000-00-00T00:00:00.000000Z 1'),
    encode('0000-01-01T00:00:00.000000Z 1'),
    encode('2026-01-01T00:00:00.000000Z 0'),
    encode('2026-01-01T00:00:00.000000Z 2147483648'),
    encode("2026-01-01T00:00:00.000000Z 1'; drop table posts; --"),
    encode('infinity 1'),
    'a'.repeat(5000),
    '\u0000',
    `${encode('2026-01-01T00:00:00.000000Z 1')}&cursor=x&since=x`,
  ])('is answered with 404: %j', async (place) => {
    const reply = await server().get(
      `${address}${place.includes('&') ? place : encodeURIComponent(place)}`,
      bearer,
    );
    expect([reply.statusCode, reply.json()]).toEqual([404, { detail: 'Неправильная страница' }]);
  });
});
