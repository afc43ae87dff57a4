import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tables } from '#src/server/database/index.ts';
import { boxOf, picture } from './support/badFiles.ts';
import { uploader } from './support/uploads.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
let origin: string;
let anna: ReturnType<typeof uploader>;

beforeAll(async () => {
  origin = await server().app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  anna = uploader(origin, await server().enter('anna@example.ru'));
});

async function bring(content: Buffer) {
  const place = await anna.bring('picture', 'a', content);
  await server().uploads.idle();
  return anna.read(place);
}

/** A picture that is taken. */
async function taken(content: Buffer) {
  const { media, error } = await bring(content);
  if (media?.kind !== 'picture') throw new Error(`it became no picture: ${error}`);
  return media;
}

/** The stored form, with its content type. */
async function formOf(variant: string) {
  const rows = await server().db.select().from(tables.mediaFiles);
  const row = rows.find((one) => one.variant === variant);
  if (row === undefined) throw new Error(`no form ${variant}`);
  return { type: row.type, ...(await sharp(await buffer(await server().store.read(row))).metadata()) };
}

/** Black lines on nothing. */
const lines = () =>
  sharp({ create: { width: 300, height: 200, channels: 4, background: '#0000' } }).composite([
    { input: { create: { width: 200, height: 10, channels: 4, background: '#000' } } },
  ]);

/** Frames, dark and light by turns: equal ones would become one. */
function frames(width: number, height: number, count: number) {
  const data = Buffer.concat(
    Array.from({ length: count }, (_, index) => Buffer.alloc(width * height * 3, index % 2 === 0 ? 40 : 200)),
  );
  return sharp(data, { raw: { width, height: height * count, channels: 3, pageHeight: height } });
}

/** A chunk of a PNG; its checksum is not read. */
function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
}

/** A PNG that says how many frames it has. */
async function apng(count: number): Promise<Buffer> {
  const still = await picture(40, 40).png().toBuffer();
  const control = Buffer.alloc(8);
  control.writeUInt32BE(count);
  return Buffer.concat([still.subarray(0, 33), chunk('acTL', control), still.subarray(33)]);
}

/** The header of a PNG of any size, with hardly anything in it. */
function pngHeader(width: number, height: number, interlaced = false): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, interlaced ? 1 : 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(9)))]);
}

describe('a picture that one can see through', () => {
  it.each([
    ['PNG', () => lines().png()],
    ['WebP', () => lines().webp()],
    ['GIF', () => lines().gif()],
    ['AVIF', () => lines().avif()],
  ])('stays so, and has no colour to wait with: %s', async (_, made) => {
    expect(await taken(await made().toBuffer())).toMatchObject({ color: 'transparent' });
    expect(await formOf('300')).toMatchObject({ hasAlpha: true });
  });

  it('may be seen through as a cover, too', async () => {
    const { id } = await taken(await lines().png().toBuffer());
    const bearer = await server().enter('anna@example.ru');
    const reply = await server().app.inject({
      method: 'PUT',
      url: '/api/profile/cover/',
      headers: { authorization: `Bearer ${bearer}` },
      payload: { media: id, crop: { x: 0, y: 0, width: 1, height: 1 } },
    });
    expect(reply.json()).toMatchObject({ cover_picture: { color: 'transparent' } });
  });

  it('has a colour where all of it is there, whatever its channels say', async () => {
    const opaque = await picture(300, 200).ensureAlpha().png().toBuffer();
    expect((await taken(opaque)).color).toMatch(/^#[\da-f]{6}$/);
  });
});

describe('motion', () => {
  it.each([
    ['GIF', () => frames(600, 400, 5).gif({ delay: [100, 200, 100, 100, 100], loop: 3 })],
    ['WebP', () => frames(600, 400, 5).webp({ delay: [100, 200, 100, 100, 100], loop: 3 })],
  ])('of a %s is kept, with its pace, beside the first frame', async (_, made) => {
    const media = await taken(await made().toBuffer());
    expect(media.sources.map(({ width }) => width)).toEqual([480, 600]);
    expect(media.motion?.map(({ width }) => width)).toEqual([480, 600]);
    expect(await formOf('600')).not.toHaveProperty('pages', 5);
    expect(await formOf('motion600')).toMatchObject({
      type: 'image/webp',
      pages: 5,
      delay: [100, 200, 100, 100, 100],
      loop: 3,
    });
    const moving = await fetch(new URL(media.motion?.[0]?.url ?? '', origin));
    expect([moving.status, moving.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('is said of none that stands still', async () => {
    expect(await taken(await frames(60, 40, 1).gif().toBuffer())).not.toHaveProperty('motion');
    expect((await taken(await apng(1))).sources).toHaveLength(1);
  });

  it.each([
    ['APNG', () => apng(3)],
    ['AVIF', () => boxOf('avis')],
  ])('of an %s cannot be kept, which its author is told', async (format, made) => {
    const { error } = await bring(await made());
    expect(error?.replaceAll('\u00a0', ' ')).toContain(
      `движение мы показываем только из GIF и WebP. Сохраните её в одном из них вместо ${format}`,
    );
  });

  it('of too many frames is refused with how many may be', { timeout: 30_000 }, async () => {
    const { error } = await bring(await frames(2, 2, 3001).webp({ effort: 0 }).toBuffer());
    expect(error?.replaceAll('\u00a0', ' ')).toMatch(
      /^Кадров в картинке 3 001, а такой величины — не больше 3 000\./,
    );
  });
});

describe('a large picture', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a PNG', () => pngHeader(20_000, 20_000), 'В картинке 400 млн точек, а принимаем до 250 млн точек.'],
    [
      'what is held in memory as a whole',
      () => pngHeader(15_000, 15_000, true),
      'В картинке 225 млн точек, а в чересстрочном PNG принимаем до 153 млн точек.',
    ],
    [
      'a GIF',
      () => Buffer.from('474946383961ffffffff800000000000ffffff2c00000000ffffffff0002024401003b', 'hex'),
      'В картинке 4 295 млн точек, а в GIF принимаем до 109 млн точек.',
    ],
    ['a line', () => pngHeader(1, 49_000_000), 'Сторона картинки — 49 000 000 точек, а принимаем до 65 535.'],
  ])('is refused by the memory it takes, with what may be: %s', async (_, made, words) => {
    const { error } = await bring(await made());
    expect(error?.replaceAll('\u00a0', ' ')).toContain(words);
  });
});

describe('a picture of an unusual shape keeps the points that it is read by', () => {
  it.each([
    ['a tall one', picture(200, 20_000), 200, 20_000, 'image/jpeg'],
    ['a tall one that one can see through', picture(50, 17_000).ensureAlpha(0.5), 50, 17_000, 'image/png'],
    ['a wide one', picture(20_000, 200), 20_000, 200, 'image/jpeg'],
    ['a panorama', picture(6000, 1200), 5400, 1080, 'image/webp'],
    ['a line', picture(20_000, 1), 20_000, 1, 'image/jpeg'],
    ['a column', picture(1, 20_000), 1, 20_000, 'image/jpeg'],
  ])('%s', { timeout: 60_000 }, async (_, made, width, height, type) => {
    const media = await taken(await made.png().toBuffer());
    expect(media).toMatchObject({ width, height });
    expect(media.sources.at(-1)?.width).toBe(width);
    expect(await formOf(String(width))).toMatchObject({ type, width, height });
  });

  it('but is made smaller where phones could not hold it', { timeout: 60_000 }, async () => {
    const { width, height } = await taken(await picture(600, 60_000).png().toBuffer());
    expect(width * height).toBeLessThanOrEqual(32e6);
    expect(width / height).toBeCloseTo(600 / 60_000, 3);
  });
});
