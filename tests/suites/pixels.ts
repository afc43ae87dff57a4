import { page } from 'vitest/browser';

/** A picture, pixel by pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue from 0 to 255. */
  at(x: number, y: number): readonly [red: number, green: number, blue: number];
}

/** A drawing, at its own size or at another width. @param src its address */
export async function pixelsOfDrawing(src: string, wide?: number): Promise<Pixels> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  const width = wide ?? picture.naturalWidth;
  const height = Math.round((picture.naturalHeight * width) / picture.naturalWidth);
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.drawImage(picture, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const at: Pixels['at'] = (x, y) => {
    const [red = 0, green = 0, blue = 0] = data.subarray((y * width + x) * 4);
    return [red, green, blue];
  };
  return { width, height, at };
}

/** Pixels of an element and of anything above it. */
export async function pixelsOf(element: Element): Promise<Pixels> {
  return pixelsOfDrawing(`data:image/png;base64,${await page.screenshot({ element, save: false })}`);
}
