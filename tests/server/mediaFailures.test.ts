import { mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tables, type OpenDatabase } from '#src/server/database/index.ts';
import { folderStore, type Store } from '#src/server/media/index.ts';
import { keyOf, StoreAway } from '#src/server/media/store.ts';
import { emptyDatabase, openSharedDatabase } from './support/database.ts';
import { addAuthor, addFile, addPost } from './support/people.ts';
import { startTestServer, type TestServer } from './support/testServer.ts';

const words = '0123456789';
const folder = mkdtempSync(join(tmpdir(), 'media-'));
const files = folderStore(folder);
/** The store's behaviour when a content is read. */
let read: Store['read'];

let database: OpenDatabase;
let server: TestServer;
let url: string;

beforeAll(async () => {
  database = await openSharedDatabase();
  const store: Store = { ...files, read: (...asked) => read(...asked) };
  server = await startTestServer(database, {}, { store });
}, 30_000);
afterAll(async () => {
  await server.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

/** An open file. */
beforeEach(async () => {
  await emptyDatabase(database);
  read = files.read;
  const { db } = database;
  const { id: authorId } = await addAuthor(db, 'ilya');
  const mediaId = await addFile(db, files, authorId, words);
  const { id: postId } = await addPost(db, { authorId });
  await db.insert(tables.postMedia).values({ postId, mediaId, authorId, place: 'behind' });
  url = `/media/${mediaId}/original`;
});

/** Gives these bytes and breaks. */
const breaking = (...chunks: readonly string[]) =>
  Readable.from(
    (function* () {
      for (const chunk of chunks) yield Buffer.from(chunk);
      throw Object.assign(new Error('i/o error, read'), { code: 'EIO' });
    })(),
    { objectMode: false },
  );

const fileHeaders = ['accept-ranges', 'etag', 'content-disposition', 'content-range', 'last-modified'];

describe.each([{}, { range: 'bytes=2-4' }])('a file asked for with %j', (headers) => {
  const ask = () => server.app.inject({ url, headers });

  it.each<[string, Store['read'], number, string]>([
    [
      'cannot be opened',
      async () => {
        throw Object.assign(new Error('permission denied'), { code: 'EACCES' });
      },
      500,
      'Ошибка сервера. Попробуйте позже.',
    ],
    ['breaks before its first byte', async () => breaking(), 500, 'Ошибка сервера. Попробуйте позже.'],
    [
      'lies in a store that is away',
      async () => {
        throw new StoreAway('fetch failed');
      },
      503,
      'Сервис временно недоступен. Попробуйте через несколько секунд.',
    ],
  ])('that %s is a failure of ours, which nobody keeps', async (_, failing, status, detail) => {
    read = failing;
    const reply = await ask();
    expect([reply.statusCode, reply.json()]).toEqual([status, { detail }]);
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      ...(status === 503 && { 'retry-after': '2' }),
    });
    expect(fileHeaders.filter((name) => name in reply.headers)).toEqual([]);
  });

  it('that is shorter than it was is not found', async () => {
    for await (const { hash } of files.list()) truncateSync(join(folder, keyOf(hash)), 5);
    const reply = await ask();
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(server.log.join('\n')).toContain('a content is missing from the store');
  });
});

describe('a file on its way', () => {
  let address: string;
  beforeAll(async () => {
    address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  });

  it('that breaks ends the connection, so that nobody takes a part for all of it', async () => {
    read = async () => breaking('01234');
    await expect(fetch(address + url).then((reply) => reply.text())).rejects.toThrow('terminated');
  });

  it('is not read on when its reader has gone', async () => {
    const content = new Readable({ read() {} });
    content.push('01234');
    const closed = new Promise<void>((resolve) => content.once('close', resolve));
    read = async () => content;
    const visit = new AbortController();
    await fetch(address + url, { signal: visit.signal });
    visit.abort();
    await closed;
    expect(content.destroyed).toBe(true);
  });
});
