import { buffer } from 'node:stream/consumers';
import { and, eq } from 'drizzle-orm';
import { tables, type Database } from '../database/index.ts';
import type { NewMedia } from './add.ts';
import { motionWidth, makeForms, openPicture } from './picture.ts';
import type { Store } from './store.ts';

const { media, mediaFiles } = tables;

type NewPicture = Extract<NewMedia, { readonly kind: 'picture' }>;

/** The part to cut from a picture. */
export interface Crop {
  readonly authorId: number;
  /** Id of a picture of that author's. */
  readonly media: string;
  /** The part of it that stays, in fractions of its width and height. */
  readonly crop: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Widths of its forms in pixels. */
  readonly widths: readonly number[];
  /** Width by height of the result: a part of another shape is cut down around its middle. */
  readonly aspect: number;
}

/** The largest still form of a picture; `undefined` if the author has no such picture. */
async function largestForm(db: Database, { authorId, media: id }: Crop) {
  const rows = await db
    .select({ file: mediaFiles, name: media.name })
    .from(media)
    .innerJoin(mediaFiles, eq(mediaFiles.mediaId, media.id))
    .where(and(eq(media.id, id), eq(media.authorId, authorId), eq(media.kind, 'picture')));
  return rows
    .filter(({ file }) => motionWidth(file.variant) === undefined)
    .toSorted((a, b) => Number(b.file.variant) - Number(a.file.variant))[0];
}

/** A part in pixels, clamped to the picture. */
function inPixels(size: number, start: number, length: number): { start: number; length: number } {
  const from = Math.min(Math.max(Math.round(size * start), 0), size - 1);
  return { start: from, length: Math.min(Math.max(Math.round(size * length), 1), size - from) };
}

/**
 * Crops a stored picture into a new one. Do not call it in a transaction.
 * @returns the new picture, of which nothing is in the store yet
 * @throws {TypeError} where the author has no such picture
 */
export async function cropPicture(db: Database, store: Store, cropped: Crop): Promise<NewPicture> {
  const { authorId, crop, widths, aspect } = cropped;
  const found = await largestForm(db, cropped);
  if (found === undefined) throw new TypeError('the author has no such picture');
  const original = await buffer(await store.read(found.file));

  const { width: wide, height: high } = await openPicture(original).metadata();
  const across = inPixels(wide, crop.x, crop.width);
  const down = inPixels(high, crop.y, crop.height);
  const area = { left: across.start, top: down.start, width: across.length, height: down.length };
  const width = Math.min(area.width, Math.round(area.height * aspect), Math.max(...widths));
  const cut = await openPicture(original)
    .extract(area)
    .resize({
      width: Math.max(width, 1),
      height: Math.max(Math.round(width / aspect), 1),
      fit: 'cover',
    })
    .png({ compressionLevel: 1 })
    .toBuffer();

  return { ...(await makeForms(openPicture(cut), widths)), authorId, kind: 'picture', name: found.name };
}
