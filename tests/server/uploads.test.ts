import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inSeconds, tables } from '#src/server/database/index.ts';
import { removeOldUploads } from '#src/server/uploads/removeOld.ts';
import { addAuthor, addFile, idOf } from './support/people.ts';
import { noise, refusalOf, uploader } from './support/uploads.ts';
import { useServer } from './support/useServer.ts';

const { authors, media, mediaFiles, uploads } = tables;

const server = useServer({ UPLOAD_PICTURE: '1', UPLOAD_AUDIO: '2', UPLOAD_FILE: '3', UPLOAD_TOTAL: '5' });
const hour = 3600;
let origin: string;
let bearer: string;
let anna: ReturnType<typeof uploader>;

beforeAll(async () => {
  origin = await server().app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  const { folder } = server().uploads;
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  bearer = await server().enter('anna@example.ru');
  anna = uploader(origin, bearer);
});

describe('a file that is brought', () => {
  it('in parts becomes what readers get, byte by byte', async () => {
    const content = noise(200_000);
    const place = await anna.begin({ name: 'C:\\Мои песни\\ноты\u0007.pdf', bytes: content.length });
    expect(await anna.offset(place)).toBe(0);
    const { status, headers } = await anna.send(place, 0, content.subarray(0, 120_000));
    expect([status, headers.get('upload-offset')]).toEqual([204, '120000']);
    expect(await anna.read(place)).toMatchObject({ state: 'receiving', offset: 120_000, bytes: 200_000 });
    await anna.send(place, 120_000, content.subarray(120_000));
    await server().uploads.idle();

    const upload = await anna.read(place);
    expect(upload).toMatchObject({ state: 'done', name: 'ноты.pdf', offset: 200_000, error: null });
    expect(upload.media).toMatchObject({ kind: 'file', name: 'ноты.pdf', bytes: 200_000 });
    const [file] = await server().db.select().from(mediaFiles);
    if (file === undefined || upload.media?.kind !== 'file') throw new Error('there is no file');
    expect(await buffer(await server().store.read(file))).toEqual(content);
    const given = await fetch(new URL(upload.media.url, origin));
    expect(given.headers.get('content-disposition')).toContain('attachment');
    expect(
      createHash('sha256')
        .update(await given.bytes())
        .digest('hex'),
    ).toBe(file.hash);
    expect(readdirSync(server().uploads.folder)).toEqual([]);
  });

  it('makes its owner an author whom nobody finds yet', async () => {
    await anna.begin({});
    const [author] = await server().db.select().from(authors);
    expect(author).toMatchObject({ userId: await idOf(server().db, 'anna@example.ru'), since: null });
  });

  it('is called off, whether half of it is here or all of it', async () => {
    const half = await anna.begin({ bytes: 20 });
    await anna.send(half, 0, noise(10));
    expect((await anna.tus('DELETE', half, {})).status).toBe(204);
    const whole = await anna.bring('file', 'a.bin', noise(10));
    await server().uploads.idle();
    expect((await anna.tus('DELETE', whole, {})).status).toBe(204);
    expect(await server().db.select().from(uploads)).toEqual([]);
    expect(readdirSync(server().uploads.folder)).toEqual([]);
  });

  it('whose last answer was lost is found whole, and nothing more is taken', async () => {
    const place = await anna.bring('file', 'a.bin', noise(10));
    expect(await anna.offset(place)).toBe(10);
    expect((await anna.send(place, 10, noise(0))).status).toBe(409);
  });

  it('whose server ended before it could say that all is here goes on when it is asked for', async () => {
    const { db, uploads: work } = server();
    const place = await anna.begin({ bytes: 10 });
    writeFileSync(join(work.folder, place.split('/').at(-2) ?? ''), noise(10));
    // A quick server may be done with it already.
    expect((await anna.read(place)).state).toMatch(/^(processing|done)$/);
    await work.idle();
    expect(await anna.read(place)).toMatchObject({ state: 'done', offset: 10 });
    expect(await db.$count(media)).toBe(1);
  });
});

describe('what is refused says so in our words and with our headers', () => {
  const expectOurs = ({ headers }: Response) => {
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-request-id': expect.any(String),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'no-store',
      'tus-resumable': '1.0.0',
    });
    expect(headers.get('access-control-expose-headers')).toBe(null);
  };

  it.each([
    ['no token', () => uploader(origin, undefined).promise(), 401, 'Учетные данные не были предоставлены.'],
    ['a wrong token', () => uploader(origin, 'x').promise(), 401, 'Данный токен недействителен'],
    ['a kind that we do not know', () => anna.promise({ kind: 'film' }), 400, 'Скажите, что это за файл'],
    ['nothing', () => anna.promise({ bytes: 0 }), 400, 'Файл пустой'],
    [
      'a large picture',
      () => anna.promise({ kind: 'picture', bytes: 1_200_000 }),
      413,
      'весит 1,2 МБ, а принимаем до 1 МБ',
    ],
    ['a large sound', () => anna.promise({ kind: 'audio', bytes: 2_200_000 }), 413, 'принимаем до 2 МБ'],
    ['a large file', () => anna.promise({ bytes: 3_200_000 }), 413, 'принимаем до 3 МБ'],
    ['no length', () => anna.tus('POST', '/api/uploads/', {}), 400, 'заголовки протокола tus'],
    [
      'a length to come',
      () => anna.tus('POST', '/api/uploads/', { 'upload-defer-length': '1' }),
      501,
      'Длина файла',
    ],
    ['another protocol', () => anna.promise({ headers: { 'tus-resumable': '0.2.0' } }), 400, 'протокола tus'],
  ])('%s', async (_, asked, status, words) => {
    const reply = await asked();
    expectOurs(reply);
    const refusal = await refusalOf(reply);
    expect(refusal.status).toBe(status);
    expect(refusal.detail).toContain(words);
    expect(await server().db.select().from(uploads)).toEqual([]);
    expect(readdirSync(server().uploads.folder)).toEqual([]);
  });

  it.each([
    [
      'another type of body',
      (place: string) => anna.send(place, 0, noise(5), { 'content-type': 'image/png' }),
      415,
      'offset+octet-stream',
    ],
    [
      'a part from elsewhere',
      (place: string) => anna.send(place, 3, noise(5)),
      409,
      'продолжите с этого места',
    ],
    [
      'more than was promised',
      (place: string) => anna.send(place, 0, noise(50)),
      413,
      'больше, чем было обещано',
    ],
    [
      'an unknown upload',
      () => anna.send(`/api/uploads/${crypto.randomUUID()}/`, 0, noise(5)),
      404,
      'больше нет',
    ],
    ['what is no id', () => anna.send('/api/uploads/..%2f..%2fetc/', 0, noise(5)), 404, 'больше нет'],
  ])('%s', async (_, asked, status, words) => {
    const place = await anna.begin({ bytes: 10 });
    const reply = await asked(place);
    expectOurs(reply);
    expect(await refusalOf(reply)).toMatchObject({ status, detail: expect.stringContaining(words) });
    expect(await anna.offset(place)).toBe(0);
  });

  it("another person's upload is as good as none", async () => {
    const place = await anna.begin({ bytes: 10 });
    const vera = uploader(origin, await server().enter('vera@example.ru'));
    const replies = [
      await vera.send(place, 0, noise(10)),
      await vera.tus('HEAD', place, {}),
      await vera.tus('DELETE', place, {}),
      await vera.tus('GET', place, {}),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});

describe('the room of an author', () => {
  it('counts what lies here and what is on its way, and a refusal names both', async () => {
    const { db, store } = server();
    await anna.begin({ bytes: 2_000_000 });
    const [author] = await db.select().from(authors);
    await addFile(db, store, author?.id ?? 0, 'x'.repeat(1_000_000));
    const reply = await anna.promise({ bytes: 2_500_000 });
    expect(await refusalOf(reply)).toEqual({
      status: 413,
      detail:
        'У вас 3 МБ из 5 МБ занято, и файл в 2,5 МБ не поместится. Удалите ненужные записи или напишите в поддержку.',
    });
    expect(await (await anna.tus('GET', '/api/uploads/', {})).json()).toEqual({
      limits: { picture: 1_000_000, audio: 2_000_000, file: 3_000_000, total: 5_000_000 },
      used: 3_000_000,
    });
  });

  it('is not passed by files that are promised at once', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => anna.promise({ bytes: 2_000_000 })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 413, 413, 413]);
  });

  it("is not touched by another one's files", async () => {
    const { db, store } = server();
    const other = await addAuthor(db, 'ilya');
    await addFile(db, store, other.id, 'x'.repeat(4_000_000));
    expect((await anna.promise({ bytes: 3_000_000 })).status).toBe(201);
  });
});

describe('uploads that nobody goes on with', () => {
  it('are gone a day after their last byte, others stay', async () => {
    const { db, clock } = server();
    const { folder } = server().uploads;
    const old = await anna.begin({ bytes: 10 });
    await anna.send(old, 0, noise(5));
    await clock.pass(20 * hour);
    const { access } = await server().logIn('anna@example.ru');
    const later = uploader(origin, access);
    const young = await later.begin({ bytes: 10 });
    await later.send(young, 0, noise(5));
    await clock.pass(5 * hour);
    await removeOldUploads(db, folder);
    const left = (await db.select({ id: uploads.id }).from(uploads)).map(({ id }) => `/api/uploads/${id}/`);
    expect(left).toEqual([young]);
    expect(left).not.toContain(old);
  });

  it('are gone after an hour where not a byte has come: the answer may have been lost, and the room is free again', async () => {
    const { db, clock } = server();
    await anna.begin({ bytes: 3_000_000 });
    expect((await anna.promise({ bytes: 3_000_000 })).status).toBe(413);
    await clock.pass(hour - 1);
    await removeOldUploads(db, server().uploads.folder);
    expect(await db.$count(uploads)).toBe(1);
    await clock.pass(2);
    await removeOldUploads(db, server().uploads.folder);
    const { access } = await server().logIn('anna@example.ru');
    expect((await uploader(origin, access).promise({ bytes: 3_000_000 })).status).toBe(201);
  });

  it('are not where somebody is writing just now', async () => {
    const { db, clock } = server();
    await anna.begin({ bytes: 10 });
    await clock.pass(2 * hour);
    await db.update(uploads).set({ lockHolder: randomUUID(), lockedUntil: inSeconds(60) });
    await removeOldUploads(db, server().uploads.folder);
    expect(await db.$count(uploads)).toBe(1);
  });

  it('that became something are gone after a week, and what they became stays', async () => {
    const { db, clock } = server();
    await anna.bring('file', 'a.bin', noise(10));
    await server().uploads.idle();
    await clock.pass(8 * 24 * hour);
    await removeOldUploads(db, server().uploads.folder);
    expect([await db.$count(uploads), await db.$count(media)]).toEqual([0, 1]);
  });
});
