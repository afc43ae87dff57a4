/** A part of a picture, in fractions of its width and height from its upper left corner. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Size in pixels; its units make no difference where only the shape counts. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The whole picture, turned as it is seen. */
export interface CropPicture extends Size {
  readonly src: string;
}

/** Greatest zoom, relative to the whole picture. */
const closest = 4;

const clamp = (value: number, max: number): number => Math.min(Math.max(value, 0), Math.max(max, 0));

/**
 * The largest crop of a shape that a picture has room for, in its middle.
 * @param aspect width divided by height, both in pixels
 */
export function largestCrop({ width, height }: Size, aspect: number): Crop {
  const shape = width / height;
  const part = { width: Math.min(1, aspect / shape), height: Math.min(1, shape / aspect) };
  return { ...part, x: (1 - part.width) / 2, y: (1 - part.height) / 2 };
}

/** Moves the crop by fractions of the picture, up to its edges. */
export function moveCrop({ x, y, width, height }: Crop, dx: number, dy: number): Crop {
  return { x: clamp(x + dx, 1 - width), y: clamp(y + dy, 1 - height), width, height };
}

/**
 * The crop of the same middle in another size, moved where the picture ends.
 * @param scale 1 for the largest crop, 2 for half its sides
 */
export function scaleCrop(picture: Size, aspect: number, crop: Crop, scale: number): Crop {
  const largest = largestCrop(picture, aspect);
  const width = largest.width / scale;
  const height = largest.height / scale;
  const middle = { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 };
  return moveCrop({ x: 0, y: 0, width, height }, middle.x - width / 2, middle.y - height / 2);
}

/** Zoom relative to the largest crop. */
export const scaleOf = (picture: Size, aspect: number, crop: Crop): number =>
  largestCrop(picture, aspect).width / crop.width;

/**
 * Greatest zoom that keeps the crop sharp, at least 1.
 * @param minWidth of the crop, in pixels of the picture
 */
export function closestScale(picture: Size, aspect: number, minWidth: number): number {
  const sharp = (largestCrop(picture, aspect).width * picture.width) / minWidth;
  return Math.min(Math.max(sharp, 1), closest);
}
