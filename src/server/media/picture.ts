import sharp, { type Sharp } from 'sharp';
import type { NewFile } from './contents.ts';

// Several pictures at once would take the processors from those who read, and what they are made from is used once.
sharp.concurrency(1);
sharp.cache(false);

/** Points of a picture at most: a bomb of a few kilobytes would have thousands of millions. */
const maxPoints = 50e6;
/** What WebP can have. */
const maxPixels = 16_383;
/** Seconds that one form of a picture may take. */
const timeout = 60;

/** Opens a picture. @param input its bytes, or the path of its file @throws when it is read, for one that is broken or too large */
export const openPicture = (input: string | Buffer): Sharp =>
  sharp(input, { limitInputPixels: maxPoints, failOn: 'truncated' }).timeout({ seconds: timeout });

/** What a picture is given out as. */
export interface PictureForms {
  /** Pixels of the largest form. */
  readonly width: number;
  readonly height: number;
  /** Its dominant colour as `#rrggbb`, to wait with. */
  readonly color: string;
  /** WebP without anything that the camera has noted; the narrowest first. */
  readonly files: readonly NewFile[];
}

/** Those that a picture has points for, and the narrowest at least. */
const widthsFor = (wanted: readonly number[], width: number): readonly number[] => {
  const largest = Math.min(Math.max(...wanted), width);
  return [...wanted.filter((one) => one < largest), largest].toSorted((a, b) => a - b);
};

async function colorOf(picture: Sharp): Promise<string> {
  const { r, g, b } = (await picture.stats()).dominant;
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Makes the forms of a picture, which is decoded once.
 * @param widths in pixels; those above its own are left out, and the largest is then its own
 */
export async function makeForms(picture: Sharp, widths: readonly number[]): Promise<PictureForms> {
  const { data, info } = await picture
    .resize({ width: Math.max(...widths), height: maxPixels, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const decoded = () => sharp(data, { raw: { width, height, channels } }).timeout({ seconds: timeout });
  const files: NewFile[] = [];
  for (const wide of widthsFor(widths, width)) {
    const content = await decoded().resize(wide).webp({ quality: 80, smartSubsample: true }).toBuffer();
    files.push({ variant: String(wide), type: 'image/webp', content });
  }
  return { width, height, color: await colorOf(decoded()), files };
}
