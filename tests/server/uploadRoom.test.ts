import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { tables } from '#src/server/database/index.ts';
import { addMedia, makeForms } from '#src/server/media/index.ts';
import { addAuthor, addFile } from './support/people.ts';
import { noise, refusalOf, uploader } from './support/uploads.ts';
import { useServer } from './support/useServer.ts';

const { authors, mediaFiles, uploads } = tables;

const server = useServer({ UPLOAD_TOTAL: '5', UPLOADS_OPEN: '3' });
let origin: string;
let bearer: string;
let anna: ReturnType<typeof uploader>;

beforeAll(async () => {
  origin = await server().app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  const { store } = server();
  for await (const { hash } of store.list()) await store.remove(hash, new Date(Date.now() + 1e9));
  bearer = await server().enter('anna@example.ru');
  anna = uploader(origin, bearer);
});

async function stored(): Promise<readonly string[]> {
  const hashes: string[] = [];
  for await (const { hash } of server().store.list()) hashes.push(hash);
  return hashes.toSorted();
}
const used = async (): Promise<number> => (await (await anna.tus('GET', '/api/uploads/', {})).json()).used;

/** Holds the next content before it is in the store. @returns lets it go */
function holdStore() {
  const { store } = server();
  const put = store.put.bind(store);
  let letGo = () => {};
  const promise = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const begun = vi.spyOn(store, 'put').mockImplementationOnce(async (...content) => {
    await promise;
    await put(...content);
  });
  return { begun: () => vi.waitFor(() => expect(begun).toHaveBeenCalled()), letGo: () => letGo() };
}

describe('a file that is called off leaves nothing', () => {
  it('ten times one after the other, as soon as it is here', async () => {
    for (let time = 0; time < 10; time += 1) {
      const place = await anna.bring('file', 'a.bin', noise(1_000_000));
      expect((await anna.tus('DELETE', place, {})).status).toBe(204);
    }
    await server().uploads.idle();
    expect(readdirSync(server().uploads.folder)).toEqual([]);
    expect(await stored()).toEqual([]);
    expect(await used()).toBe(0);
    expect(server().log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('while it is put into the store', async () => {
    const { begun, letGo } = holdStore();
    const place = await anna.bring('file', 'a.bin', noise(1000));
    await begun();
    await anna.tus('DELETE', place, {});
    letGo();
    await server().uploads.idle();
    expect(readdirSync(server().uploads.folder)).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it('but never takes the same file from somebody who brings it meanwhile', async () => {
    const { db, store } = server();
    const other = await addAuthor(db, 'ilya');
    const { begun, letGo } = holdStore();
    const place = await anna.bring('file', 'a.bin', Buffer.from('общий'));
    await begun();
    const adding = addFile(db, store, other.id, 'общий');
    await anna.tus('DELETE', place, {});
    letGo();
    await Promise.all([adding, server().uploads.idle()]);
    const [file] = await db.select().from(mediaFiles);
    expect(await stored()).toEqual([file?.hash]);
  });
});

describe('an author has no more than all files of one may have', () => {
  it('whatever a file becomes', async () => {
    const { db, store } = server();
    await anna.begin({});
    const [author] = await db.select().from(authors);
    await addFile(db, store, author?.id ?? 0, 'x'.repeat(4_940_000));
    const before = await stored();
    // A PNG of one colour with a little noise: small itself, and much larger in four widths.
    const png = await sharp(noise(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } })
      .resize(1920, 1920, { kernel: 'nearest' })
      .png({ palette: true, compressionLevel: 9, colours: 2 })
      .toBuffer();
    expect(png.length).toBeLessThan(50_000);
    const place = await anna.bring('picture', 'a.png', png);
    await server().uploads.idle();
    expect((await anna.read(place)).error?.replaceAll('\u00a0', ' ')).toContain('не поместится');
    expect(await stored()).toEqual(before);
  });

  it('with what is cut from a picture, and what it replaces is gone at once', async () => {
    const { db, store } = server();
    await anna.begin({});
    const [{ id: authorId } = { id: 0 }] = await db.select().from(authors);
    const drawn = sharp(noise(400 * 200 * 3), { raw: { width: 400, height: 200, channels: 3 } });
    const forms = await makeForms(drawn, [480]);
    const media = await addMedia(db, store, { ...forms, authorId, kind: 'picture', name: 'я.png' });
    const before = await stored();
    const cut = (x: number) =>
      server().send(
        'PUT',
        '/api/profile/cover/',
        { media, crop: { x, y: 0, width: 0.5, height: 1 } },
        bearer,
      );
    await cut(0);
    const first = (await stored()).filter((hash) => !before.includes(hash));
    await cut(0.5);
    const now = await stored();
    expect(now.filter((hash) => first.includes(hash))).toEqual([]);
    await server().send('DELETE', '/api/profile/cover/', undefined, bearer);
    expect(await stored()).toEqual(before);
    await addFile(db, store, authorId, 'x'.repeat(5_000_000 - (await used())));
    const full = await stored();
    const reply = await cut(0.25);
    expect([reply.statusCode, reply.json().detail]).toEqual([413, expect.stringContaining('не поместится')]);
    expect(await stored()).toEqual(full);
  });
});

it('so many files of one author are on their way at once, and no more', async () => {
  const replies = await Promise.all(Array.from({ length: 5 }, () => anna.promise({ bytes: 10 })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 429, 429]);
  expect(await refusalOf(await anna.promise({ bytes: 10 }))).toEqual({
    status: 429,
    detail:
      'Незаконченных загрузок у вас уже 3, больше сразу нельзя. Дождитесь конца одной из них или отмените лишние.',
  });
  expect(await server().db.$count(uploads)).toBe(3);
});

it('the same file sent six times at once is whole once, and never begun anew', async () => {
  const content = noise(500_000);
  const place = await anna.begin({ bytes: content.length });
  const replies = await Promise.all(Array.from({ length: 6 }, () => anna.send(place, 0, content)));
  expect(replies.filter(({ status }) => status === 204).length).toBe(1);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204, 409]));
});
