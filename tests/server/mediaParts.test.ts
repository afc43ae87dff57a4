import { beforeEach, describe, expect, it } from 'vitest';
import { publish } from '#src/server/posts/index.ts';
import { addAuthor, addFile } from './support/people.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const words = 'Ля минор, три четверти';
const bytes = Buffer.byteLength(words);

let url: string;
let etag: string;

const ask = (address: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server().app.inject({ method, url: address, headers });

/** An open file. */
beforeEach(async () => {
  const { db, store } = server();
  const { id: authorId } = await addAuthor(db, 'ilya');
  const media = await addFile(db, store, authorId, words);
  await publish(db, {
    authorId,
    title: 'Песня',
    teaser: '',
    blocks: [{ type: 'file', media, title: 'Ноты' }],
    cover: undefined,
    audience: 'everyone',
    tierIds: [],
    publishedAt: new Date('2026-01-01T00:00:00Z'),
  });
  url = `/media/${media}/original`;
  etag = String((await ask(url)).headers.etag);
});

describe('a part of a file', () => {
  it.each([
    ['bytes=0-3', 'Ля', `bytes 0-3/${bytes}`],
    ['bytes=-5', 'ти', `bytes ${bytes - 5}-${bytes - 1}/${bytes}`],
    [`bytes=${bytes - 4}-9999`, 'ти', `bytes ${bytes - 4}-${bytes - 1}/${bytes}`],
  ])('%s', async (range, end, contentRange) => {
    const { statusCode, headers, body } = await ask(url, { range });
    expect([statusCode, headers['content-range']]).toEqual([206, contentRange]);
    expect(body.endsWith(end)).toBe(true);
    expect(Number(headers['content-length'])).toBe(Buffer.byteLength(body) - (range === 'bytes=-5' ? 2 : 0));
  });

  it.each(['bytes=0-1,5-6', 'items=0-5', 'bytes=b-a', 'bytes=', 'bytes=5-2', 'bytes=0-3,5-2'])(
    'is all of it where it cannot be one: %s',
    async (range) => {
      const { statusCode, body } = await ask(url, { range });
      expect([statusCode, body]).toEqual([200, words]);
    },
  );

  it('beyond its end is refused with its length', async () => {
    const { statusCode, headers, body } = await ask(url, { range: 'bytes=9999-' });
    expect([headers['content-type'], JSON.parse(body)]).toEqual([
      'application/json; charset=utf-8',
      { detail: 'В файле нет такой части.' },
    ]);
    expect(headers['content-disposition']).toBeUndefined();
    expect([statusCode, headers['content-range'], headers['cache-control']]).toEqual([
      416,
      `bytes */${bytes}`,
      'no-store',
    ]);
  });

  it.each([
    ['a tag', (tag: string) => tag],
    ['a weak one', (tag: string) => `W/${tag}`],
    ['a list', (tag: string) => `"other", W/"more" , W/${tag}`],
    ['any', () => '*'],
  ])('is not sent to a client that has all of it and says so by %s', async (_, known) => {
    const { statusCode, body } = await ask(url, { range: 'bytes=0-3', 'if-none-match': known(etag) });
    expect([statusCode, body]).toEqual([304, '']);
  });

  it.each(['"other"', 'W/"other"', ''])('is sent to one that has something else: %j', async (known) => {
    expect((await ask(url, { 'if-none-match': known })).statusCode).toBe(200);
  });

  it('goes on only with the same content', async () => {
    const range = 'bytes=0-3';
    expect((await ask(url, { range, 'if-range': etag })).statusCode).toBe(206);
    expect((await ask(url, { range, 'if-range': '"other"' })).statusCode).toBe(200);
  });

  it('can be asked about without being sent', async () => {
    const { statusCode, headers, body } = await ask(url, {}, 'HEAD');
    expect([statusCode, headers['content-length'], body]).toEqual([200, String(bytes), '']);
  });
});
