import sharp from 'sharp';
import type { NewFile } from './contents.ts';
import { timeout } from './picture.ts';

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
      // It moves: nobody sees what more effort would keep.
      .webp({ quality: 75, effort: 2 })
      .toBuffer();
    files.push({ variant: `motion${wide}`, type: 'image/webp', content });
  }
  return files;
}
