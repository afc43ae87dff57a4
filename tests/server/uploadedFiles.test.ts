import { readdirSync, readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tables } from '#src/server/database/index.ts';
import { boxOf, picture, sideways, silence } from './support/badFiles.ts';
import { noise, uploader } from './support/uploads.ts';
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

/** The state of a file. */
async function bring(kind: string, name: string, content: Buffer) {
  const place = await anna.bring(kind, name, content);
  await server().uploads.idle();
  return anna.read(place);
}

/** Every form of what is in the store, the narrowest first. */
async function forms(): Promise<readonly Buffer[]> {
  const rows = await server().db.select().from(tables.mediaFiles);
  const ordered = rows.toSorted((a, b) => Number(a.variant) - Number(b.variant));
  return Promise.all(ordered.map(async (row) => buffer(await server().store.read(row))));
}

describe('a picture', () => {
  it('is given out in four widths, with a colour to wait with', async () => {
    const { media } = await bring('picture', 'a.png', await picture(2400, 1200).png().toBuffer());
    if (media?.kind !== 'picture') throw new Error('it became no picture');
    expect(media).toMatchObject({ width: 1920, height: 960, color: expect.stringMatching(/^#[\da-f]{6}$/) });
    expect(media.sources.map(({ width }) => width)).toEqual([480, 960, 1440, 1920]);
    const first = await fetch(new URL(media.sources[0]?.url ?? '', origin));
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('is never drawn larger than it is', async () => {
    const { media } = await bring('picture', 'a.png', await picture(700, 350).png().toBuffer());
    if (media?.kind !== 'picture') throw new Error('it became no picture');
    expect(media.sources.map(({ width }) => width)).toEqual([480, 700]);
  });

  it('stands upright and says nothing of where it was taken', async () => {
    const content = await sideways();
    expect((await sharp(content).metadata()).exif).toBeDefined();
    await bring('picture', 'фото.jpg', content);
    const made = await forms();
    expect(made.length).toBeGreaterThan(0);
    for (const form of made) {
      const { width, height, exif, orientation } = await sharp(form).metadata();
      expect([width < height, exif, orientation]).toEqual([true, undefined, undefined]);
    }
  });
});

describe('a sound', () => {
  it('stays as it is and gets its length', async () => {
    const content = silence(3);
    const { media } = await bring('audio', 'песня.wav', content);
    expect(media).toMatchObject({ kind: 'audio', seconds: 3, bytes: content.length });
    expect(await forms()).toEqual([content]);
    expect(await server().db.select().from(tables.mediaFiles)).toMatchObject([{ type: 'audio/wav' }]);
  });

  it('in MP3 is known by its bytes, whatever it is called', async () => {
    const mp3 = readFileSync(new URL('../../src/server/demo/media/beats.mp3', import.meta.url));
    const { media } = await bring('audio', 'песня.bin', mp3);
    expect(media).toMatchObject({ kind: 'audio', seconds: expect.any(Number) });
    expect(await server().db.select().from(tables.mediaFiles)).toMatchObject([{ type: 'audio/mpeg' }]);
  });
});

describe('what is not what it claims to be is refused with what to do now', () => {
  const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const png = () => picture(300, 300).png().toBuffer();

  it.each<[string, 'picture' | 'audio', string, () => Buffer | Promise<Buffer>, string]>([
    [
      'a page called a picture',
      'picture',
      'a.jpg',
      () => Buffer.from('<html><script>1</script>'),
      'Это не картинка, хотя называется «a.jpg». Выберите JPEG',
    ],
    [
      'a sound called a picture',
      'picture',
      'a.png',
      () => silence(1),
      'Это не картинка, хотя называется «a.png»',
    ],
    [
      'a program called a picture',
      'picture',
      'a.webp',
      () => Buffer.concat([Buffer.from('MZ'), noise(300)]),
      'Это не картинка',
    ],
    [
      'a picture that breaks off',
      'picture',
      'a.jpg',
      async () =>
        (
          await sharp(noise(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
            .jpeg()
            .toBuffer()
        ).subarray(0, 20_000),
      'обрывается или повреждена',
    ],
    [
      'a picture that is only a beginning',
      'picture',
      'a.png',
      async () => (await png()).subarray(0, 60),
      'обрывается или повреждена',
    ],
    ['a photo of a phone', 'picture', 'IMG_1.HEIC', () => boxOf('heic'), 'формате HEIC'],
    ['a drawing with a program', 'picture', 'a.svg', () => Buffer.from(svg), 'Рисунки SVG мы не принимаем'],
    [
      'a drawing called a picture',
      'picture',
      'a.png',
      () => Buffer.from(svg.slice(21)),
      'Рисунки SVG мы не принимаем',
    ],
    [
      'an icon',
      'picture',
      'a.ico',
      () => Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), noise(300)]),
      'браузеры не показывают',
    ],
    ['a picture called a sound', 'audio', 'a.mp3', png, 'Это не звук, хотя называется «a.mp3». Выберите MP3'],
    ['noise called a sound', 'audio', 'a.mp3', () => noise(5000), 'Это не звук'],
    ['a sound without a second', 'audio', 'a.wav', () => silence(0), 'нет ни секунды звука'],
    ['a sound that is only a beginning', 'audio', 'a.m4a', () => boxOf('M4A '), 'ни секунды звука'],
  ])('%s', { timeout: 30_000 }, async (_, kind, name, content, words) => {
    const upload = await bring(kind, name, await content());
    expect(upload).toMatchObject({ state: 'failed', media: null });
    expect(upload.error?.replaceAll('\u00a0', ' ')).toContain(words);
    expect(await server().db.select().from(tables.media)).toEqual([]);
    expect(readdirSync(server().uploads.folder)).toEqual([]);
  });
});
