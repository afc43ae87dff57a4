import type { Crop } from '#src/components/popups/CropPopup/index.ts';
import type { Photo } from '#src/components/primitives/Avatar/index.ts';

/**
 * Crops a picture as the server will.
 * @param crop in fractions of the picture's sides
 * @param width how many pixels are enough to show it
 * @throws where the picture is no longer available
 */
export async function cropPicture(src: string, crop: Crop, width: number, color: string): Promise<Photo> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  const { naturalWidth: wide, naturalHeight: high } = picture;
  const part = { width: crop.width * wide, height: crop.height * high };
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * part.height) / part.width);
  const [x, y] = [crop.x * wide, crop.y * high];
  const context = canvas.getContext('2d');
  context?.drawImage(picture, x, y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return { color, sources: blob === null ? [] : [{ width, url: URL.createObjectURL(blob) }] };
}
