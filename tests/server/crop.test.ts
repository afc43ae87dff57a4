import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { addMedia, cropPicture, makeForms, openPicture } from '#src/server/media/index.ts';
import { addAuthor } from './support/people.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
let authorId: number;
let media: string;

/** A picture whose left half is red and whose right half is blue. */
async function twoHalves(width: number, height: number): Promise<Buffer> {
  const half = { width: width / 2, height, channels: 3 as const };
  const red = await sharp({ create: { ...half, background: '#f00' } })
    .png()
    .toBuffer();
  return sharp({ create: { ...half, width, background: '#00f' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

beforeEach(async () => {
  const { db, store } = server();
  authorId = (await addAuthor(db, 'ilya')).id;
  const forms = await makeForms(openPicture(await twoHalves(800, 400)), [1920, 960, 480]);
  media = await addMedia(db, store, { ...forms, authorId, kind: 'picture', name: 'я.png' });
});

const rightHalf = { x: 0.5, y: 0, width: 0.5, height: 1 };

it('the part of a picture that an author chooses becomes a picture of its own', async () => {
  const { db, store } = server();
  const photo = await cropPicture(db, store, {
    authorId,
    media,
    crop: rightHalf,
    widths: [96, 192, 384],
    aspect: 1,
  });
  expect(photo).toMatchObject({ width: 384, height: 384 });
  expect(photo.files.map(({ variant }) => variant)).toEqual(['96', '192', '384']);
  expect(photo.color).toMatch(/^#0\w0\w[ef]\w$/);
  const largest = photo.files.find(({ variant }) => variant === '384')?.content;
  if (!Buffer.isBuffer(largest)) throw new Error('there is no such form');
  const { channels } = await sharp(largest).stats();
  const [red = 255, , blue = 0] = channels.map(({ mean }) => mean);
  expect([red < 10, blue > 245]).toEqual([true, true]);
});

it('a part of another shape is cut down to the one that is asked for, and is never drawn larger', async () => {
  const { db, store } = server();
  const widths = [480, 960, 1440, 1920];
  const cover = await cropPicture(db, store, { authorId, media, crop: rightHalf, widths, aspect: 5 });
  expect(cover).toMatchObject({ width: 400, height: 80, files: [{ variant: '400' }] });
});

it.each([
  ['beyond its edges', { x: 0.9, y: 0.9, width: 5, height: 5 }],
  ['of no size', { x: 1, y: 1, width: 0, height: 0 }],
])('a part %s is what lies inside', async (_, crop) => {
  const { db, store } = server();
  const photo = await cropPicture(db, store, { authorId, media, crop, widths: [96], aspect: 1 });
  expect(photo.width).toBe(photo.height);
});

it("nobody's picture is cut by somebody else", async () => {
  const { db, store } = server();
  const other = (await addAuthor(db, 'vera')).id;
  const cut = cropPicture(db, store, { authorId: other, media, crop: rightHalf, widths: [96], aspect: 1 });
  await expect(cut).rejects.toThrow(TypeError);
});
