import sharp, { type Sharp } from 'sharp';
import type { NewFile } from './contents.ts';

// Several pictures at once would take the processors from those who read, and what they are made from is used once.
sharp.concurrency(1);
sharp.cache(false);

/** Points of a form at most: servers and telephones hold all of it in memory. */
export const maxFormPoints = 32e6;
/** Sides are rounded, so a form may have somewhat more. */
const maxStoredPoints = 1.1 * maxFormPoints;
/** Pixels of a side at most in WebP. */
const maxWebp = 16_383;
/** Seconds that one form of a picture may take. */
const timeout = 60;

/**
 * Opens a picture.
 * @param input its bytes, or the path of its file
 * @param maxPoints that it may have @default as many as a form in the store
 * @throws when it is read, for one that is broken or has more points
 */
export const openPicture = (input: string | Buffer, maxPoints = maxStoredPoints): Sharp =>
  sharp(input, { limitInputPixels: maxPoints, failOn: 'truncated' }).timeout({ seconds: timeout });

/** Forms of a picture. */
export interface PictureForms {
  /** Pixels of the largest form. */
  readonly width: number;
  readonly height: number;
  /** Its dominant colour as `#rrggbb`, a placeholder; `transparent` for a transparent picture. */
  readonly color: string;
  /** Files without camera metadata, narrowest first. */
  readonly files: readonly NewFile[];
}

/** Widths that a picture has enough pixels for, and at least the narrowest. */
const widthsFor = (wanted: readonly number[], width: number): readonly number[] => {
  const largest = Math.min(Math.max(...wanted), width);
  return [...wanted.filter((one) => one < largest), largest].toSorted((a, b) => a - b);
};

async function lookOf(picture: Sharp): Promise<{ color: string; isOpaque: boolean }> {
  const { dominant, isOpaque } = await picture.stats();
  if (!isOpaque) return { color: 'transparent', isOpaque };
  const parts = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'));
  return { color: `#${parts.join('')}`, isOpaque };
}

/** As WebP; one that is too long for it, as what has room for it. */
async function encode(picture: Sharp, side: number, isOpaque: boolean): Promise<Omit<NewFile, 'variant'>> {
  if (side <= maxWebp) {
    const content = await picture.webp({ quality: 80, smartSubsample: true }).toBuffer();
    return { type: 'image/webp', content };
  }
  if (isOpaque) return { type: 'image/jpeg', content: await picture.jpeg({ quality: 80 }).toBuffer() };
  return { type: 'image/png', content: await picture.png().toBuffer() };
}

/**
 * Makes the forms of a picture, which is decoded once.
 * @param widths in pixels; those above its own are left out, and the largest is then its own
 */
export async function makeForms(picture: Sharp, widths: readonly number[]): Promise<PictureForms> {
  const { data, info } = await picture
    .resize({ width: Math.max(...widths), withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const decoded = () => sharp(data, { raw: { width, height, channels } }).timeout({ seconds: timeout });
  const { color, isOpaque } = await lookOf(decoded());
  const files: NewFile[] = [];
  for (const wide of widthsFor(widths, width)) {
    const side = Math.max(wide, Math.ceil((height * wide) / width));
    files.push({ variant: String(wide), ...(await encode(decoded().resize(wide), side, isOpaque)) });
  }
  return { width, height, color, files };
}

/** Pixels of the widths in which motion is given out. */
const widths = [480, 960];
/** Points of all frames together at most: more would take the server minutes. */
const maxPoints = 150e6;
/** Points that a frame counts for at least. */
const minFrame = 50_000;

/** Its variant says that a file is a picture that moves, and how wide it is. */
const variant = /^motion(\d+)$/;

/** The width of a form that moves; `undefined` for any other form. */
export function motionWidth(name: string): number | undefined {
  const width = variant.exec(name)?.[1];
  return width === undefined ? undefined : Number(width);
}

/** Frames that a picture of this size may have. */
export const maxFrames = (width: number, height: number): number =>
  Math.floor(maxPoints / Math.max(width * height, minFrame));

/** The forms of a picture that move as it does. @param width of the picture in pixels */
export async function makeMotion(path: string, width: number): Promise<readonly NewFile[]> {
  const files: NewFile[] = [];
  for (const wide of new Set(widths.map((one) => Math.min(one, width)))) {
    const content = await sharp(path, { animated: true, limitInputPixels: maxPoints, failOn: 'truncated' })
      .timeout({ seconds: timeout })
      .resize(wide)
      .toColourspace('srgb')
      // More effort would not be visible in motion.
      .webp({ quality: 75, effort: 2 })
      .toBuffer();
    files.push({ variant: `motion${wide}`, type: 'image/webp', content });
  }
  return files;
}
