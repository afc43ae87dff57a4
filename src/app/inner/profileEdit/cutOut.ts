import type { Crop } from '#src/components/popups/CropPopup/index.ts';
import type { Photo } from '#src/components/primitives/Avatar/index.ts';

/**
 * A part of a picture on this device, as it will be once the server has cut it.
 * @param crop in fractions of the picture's sides
 * @param width how many pixels are enough to show it
 */
export async function cutOut(file: File, crop: Crop, width: number, color: string): Promise<Photo> {
  const picture = await createImageBitmap(file);
  const part = { width: crop.width * picture.width, height: crop.height * picture.height };
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * part.height) / part.width);
  const [x, y] = [crop.x * picture.width, crop.y * picture.height];
  const context = canvas.getContext('2d');
  context?.drawImage(picture, x, y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return { color, sources: blob === null ? [] : [{ width, url: URL.createObjectURL(blob) }] };
}
