import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Media, WholePost } from '#src/api/contract.ts';
import { tables } from '#src/server/database/index.ts';
import { addMedia, createAddresses } from '#src/server/media/index.ts';
import { publish } from '#src/server/posts/index.ts';
import { deriveSecret } from '#src/server/settings/secretKey.ts';
import { addAuthor, addFile, addSubscription, idOf, paragraph } from './support/people.ts';
import { secretKey } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const words = 'Ля минор, три четверти';
const hour = 3_600_000;

let authorId: number;
let bearer: string;

beforeEach(async () => {
  const { db, enter } = server();
  authorId = (await addAuthor(db, 'ilya')).id;
  bearer = await enter('reader@example.ru');
});

/** A post with a file behind its mark, and another one above it. */
async function addPostWithFiles(audience: 'everyone' | 'subscribers') {
  const { db, store } = server();
  const above = await addFile(db, store, authorId, 'Для всех');
  const behind = await addFile(db, store, authorId, words);
  const post = await publish(db, {
    authorId,
    title: 'Песня',
    teaser: '',
    blocks: [
      { type: 'file', media: above, title: 'Афиша' },
      { type: 'paywall' },
      { type: 'file', media: behind, title: 'Ноты' },
    ],
    cover: undefined,
    audience,
    tierIds: [],
    publishedAt: new Date('2026-01-01T00:00:00Z'),
  });
  return { above, behind, post };
}

const mediaOf = async (post: number, reader = bearer): Promise<readonly Media[]> =>
  (await server().get(`/api/posts/${post}/`, reader)).json<WholePost>().media;

/** The address of a file that a post gives its reader. */
async function addressOf(post: number, media: string, reader = bearer): Promise<string> {
  const file = (await mediaOf(post, reader)).find(({ id }) => id === media);
  if (file === undefined || file.kind === 'picture') throw new Error('the post gives no such file');
  return file.url;
}

const subscribe = async (email = 'reader@example.ru') => {
  const { db } = server();
  await addSubscription(db, { userId: await idOf(db, email), authorId });
};

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server().app.inject({ method, url, headers });

describe('an open file', () => {
  it('is for anybody who has its address, and for their caches for an hour', async () => {
    const { behind, post } = await addPostWithFiles('everyone');
    const url = await addressOf(post, behind);
    expect(url).toBe(`/media/${behind}/original`);
    const { statusCode, headers, body } = await ask(url);
    expect([statusCode, body]).toEqual([200, words]);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'content-type': 'text/plain; charset=utf-8',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('is saved under its name and never opened as a page', async () => {
    const { behind, post } = await addPostWithFiles('everyone');
    const { headers } = await ask(await addressOf(post, behind));
    expect(headers['content-disposition']).toBe(
      `attachment; filename="????.txt"; filename*=UTF-8''%D0%BD%D0%BE%D1%82%D1%8B.txt`,
    );
  });

  it('is not sent again to a client that has it', async () => {
    const { behind, post } = await addPostWithFiles('everyone');
    const url = await addressOf(post, behind);
    const { headers } = await ask(url);
    const again = await ask(url, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('that is closed gets another address, and the one it had is worth nothing', async () => {
    const { db } = server();
    const { behind, post } = await addPostWithFiles('everyone');
    const open = await addressOf(post, behind);
    await db.update(tables.posts).set({ audience: 'subscribers' });
    await subscribe();
    const closed = await addressOf(post, behind);
    expect(closed).not.toBe(open);
    expect((await ask(open)).statusCode).toBe(403);
    expect((await ask(closed)).body).toBe(words);
  });
});

describe('a locked file', () => {
  it('is nowhere in what a stranger gets; what stands above the mark is for all', async () => {
    const { above, behind, post } = await addPostWithFiles('subscribers');
    expect((await mediaOf(post)).map(({ id }) => id)).toEqual([above]);
    expect((await ask(`/media/${above}/original`)).statusCode).toBe(200);
    const { statusCode, headers, body } = await ask(`/media/${behind}/original`);
    expect([statusCode, headers['cache-control']]).toEqual([403, 'no-store']);
    expect(JSON.parse(body)).toEqual({
      detail: 'Адрес файла больше не действует. Обновите страницу, и он откроется.',
    });
  });

  it('comes by its signed address without a token, for one reader and an hour at least', async () => {
    const { clock } = server();
    const { behind, post } = await addPostWithFiles('subscribers');
    await subscribe();
    const url = await addressOf(post, behind);
    const { statusCode, headers, body } = await ask(url);
    expect([statusCode, body]).toEqual([200, words]);
    expect(headers['cache-control']).toMatch(/^private, max-age=\d+$/);
    await clock.pass(hour / 1000 - 1);
    expect((await ask(url)).statusCode).toBe(200);
    await clock.pass(hour / 1000 + 1);
    expect((await ask(url)).statusCode).toBe(403);
  });

  it('keeps its address for an hour, so that browsers have it already', async () => {
    const { clock, logIn } = server();
    const { behind, post } = await addPostWithFiles('subscribers');
    await subscribe();
    await clock.pass((hour - (clock.now().getTime() % hour)) / 1000 + 1);
    const reader = (await logIn('reader@example.ru')).access;
    const url = await addressOf(post, behind, reader);
    await clock.pass(1700);
    expect(await addressOf(post, behind, reader)).toBe(url);
  });

  it('goes with the subscription, whatever the address says', async () => {
    const { db } = server();
    const { behind, post } = await addPostWithFiles('subscribers');
    await subscribe();
    const url = await addressOf(post, behind);
    await db.delete(tables.subscriptions);
    expect((await ask(url)).statusCode).toBe(403);
  });

  it.each([
    ['another reader', (url: string) => url.replace(/u=\d+/, 'u=1')],
    ['a later end', (url: string) => url.replace(/e=(\d+)/, (_, end) => `e=${Number(end) + 3600}`)],
    [
      'another signature',
      (url: string) => url.replace(/s=(.)/, (_, first) => (first === '_' ? 's=-' : 's=_')),
    ],
    ['no signature', (url: string) => url.replace(/&s=.*/, '')],
    ['two signatures', (url: string) => `${url}&s=a`],
    ['a short signature', (url: string) => url.replace(/(s=.).*/, '$1')],
  ])('is not to be had by an address with %s', async (_, forge) => {
    const { behind, post } = await addPostWithFiles('subscribers');
    await subscribe();
    const url = await addressOf(post, behind);
    expect(forge(url)).not.toBe(url);
    expect((await ask(forge(url))).statusCode).toBe(403);
  });

  it('is not to be had by the signature of another file, nor by that of another form of it', async () => {
    const { db } = server();
    const one = await addPostWithFiles('subscribers');
    const other = await addPostWithFiles('subscribers');
    const [file] = await db.select().from(tables.mediaFiles).where(eq(tables.mediaFiles.mediaId, one.behind));
    if (file) await db.insert(tables.mediaFiles).values({ ...file, variant: 'other' });
    await subscribe();
    const url = await addressOf(one.post, one.behind);
    // The reader may have all three, by addresses of their own.
    expect((await ask(await addressOf(other.post, other.behind))).statusCode).toBe(200);
    expect((await ask(url.replace(one.behind, other.behind))).statusCode).toBe(403);
    expect((await ask(url.replace('original', 'other'))).statusCode).toBe(403);
    expect((await ask(url)).statusCode).toBe(200);
  });

  it('without a post is for its author alone', async () => {
    const { db, store, clock } = server();
    const media = await addFile(db, store, authorId, words);
    const addresses = createAddresses(deriveSecret(secretKey, 'media'), clock.now);
    const [author] = await db.select().from(tables.authors).where(eq(tables.authors.id, authorId));
    const reader = await idOf(db, 'reader@example.ru');
    await subscribe();
    expect((await ask(addresses.signed(media, 'original', author?.userId ?? 0))).body).toBe(words);
    expect((await ask(addresses.signed(media, 'original', reader))).statusCode).toBe(403);
    expect((await ask(addresses.open(media, 'original'))).statusCode).toBe(403);
  });
});

it.each([
  '/media/1/original',
  '/media/00000000-0000-7000-8000-000000000000/original',
  '/media/..%2f..%2fsecret.key/original',
  '/media/original',
  '/media/',
])('an address that names no file is not found: %s', async (url) => {
  const { statusCode, headers, body } = await ask(url);
  expect([statusCode, JSON.parse(body)]).toEqual([404, { detail: 'Страница не найдена.' }]);
  expect(headers['cache-control']).toBe('no-store');
});

it('a variant that a file does not have is not found', async () => {
  const { behind } = await addPostWithFiles('everyone');
  for (const variant of ['960', 'original%00', '..', 'x'.repeat(200)])
    expect((await ask(`/media/${behind}/${variant}`)).statusCode).toBe(404);
});

it('another method than reading is refused', async () => {
  const { behind } = await addPostWithFiles('everyone');
  const { statusCode, headers } = await server().send('DELETE', `/media/${behind}/original`);
  expect([statusCode, headers['allow']]).toEqual([405, 'GET, HEAD']);
});

describe('a picture', () => {
  it('stands in the feed in all its widths, also in front of a locked post', async () => {
    const { db, store, get } = server();
    const content = Buffer.from('picture');
    const cover = await addMedia(db, store, {
      authorId,
      kind: 'picture',
      name: 'афиша.png',
      width: 1440,
      height: 960,
      color: '#aabbcc',
      files: ['1440', '480', '960'].map((variant) => ({ variant, type: 'image/webp', content })),
    });
    await publish(db, {
      authorId,
      title: 'Песня',
      teaser: '',
      blocks: [paragraph('Текст')],
      cover,
      audience: 'subscribers',
      tierIds: [],
      publishedAt: new Date(),
    });
    const [post] = (await get('/api/feed/', bearer)).json().results;
    expect(post.cover).toEqual({
      id: cover,
      kind: 'picture',
      width: 1440,
      height: 960,
      color: '#aabbcc',
      sources: [480, 960, 1440].map((width) => ({ width, url: `/media/${cover}/${width}` })),
    });
    const { statusCode, headers } = await ask(post.cover.sources[0].url);
    expect([statusCode, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'image/webp',
      undefined,
    ]);
  });
});

describe('the store', () => {
  const later = (hours: number) => new Date(Date.now() + hours * hour);

  it('has a content once, however often it is brought', async () => {
    const { db, store } = server();
    await addFile(db, store, authorId, 'дважды');
    await addFile(db, store, authorId, 'дважды');
    const rows = await db.select().from(tables.mediaFiles);
    const [one, other] = rows.map(({ hash }) => hash);
    expect([rows.length, one === other]).toEqual([2, true]);
    const hashes = [];
    for await (const { hash } of store.list()) hashes.push(hash);
    expect(hashes.filter((hash) => hash === one)).toHaveLength(1);
  });

  it('that lacks a content leaves a line in the log, and a page that is not found', async () => {
    const { db, store, log } = server();
    const { behind, post } = await addPostWithFiles('everyone');
    const url = await addressOf(post, behind);
    for await (const { hash } of store.list()) await store.remove(hash, later(1));
    expect((await ask(url)).statusCode).toBe(404);
    expect(log.join('\n')).toContain('a content is missing from the store');
    expect(await db.$count(tables.media)).toBe(2);
  });
});
