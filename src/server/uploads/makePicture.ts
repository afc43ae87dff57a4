import { open } from 'node:fs/promises';
import { makeForms, openPicture, type PictureForms } from '../media/index.ts';
import { Unfit } from './unfit.ts';

/** In which pictures are given out, in pixels. */
const widths = [480, 960, 1440, 1920];
const taken = [
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/tiff',
];
const choose = 'Выберите JPEG, PNG, WebP, GIF или AVIF.';

/** A drawing is text, which the types of files do not tell apart. */
async function isDrawing(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1024), 0, 1024, 0);
    return /<svg[\s>]/i.test(buffer.toString('latin1', 0, bytesRead));
  } finally {
    await handle.close();
  }
}

/** @throws {Unfit} for a file that is no picture that we take, under any name */
async function checkType(path: string, name: string, mime: string): Promise<void> {
  if (taken.includes(mime)) return;
  if (/^image\/hei[cf]/.test(mime))
    throw new Unfit(
      'Это снимок в формате HEIC, его показывают не все браузеры. Сохраните его в JPEG и выберите снова.',
    );
  if (await isDrawing(path))
    throw new Unfit(
      'Рисунки SVG мы не принимаем: внутри них бывают программы. Сохраните его в PNG и выберите снова.',
    );
  throw new Unfit(
    mime.startsWith('image/')
      ? `Такие картинки браузеры не показывают. ${choose}`
      : `Это не картинка, хотя называется «${name}». ${choose}`,
  );
}

/** What sharp says of a file, in our words. */
function unfitOf(error: unknown): Unfit {
  const reason = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(reason))
    return new Unfit(
      'В картинке больше 50 миллионов точек. Уменьшите её, например до 1920 точек в ширину, и выберите снова.',
    );
  if (/timeout/i.test(reason))
    return new Unfit('Картинка слишком сложная. Сохраните её заново в JPEG и выберите снова.');
  return new Unfit(
    'Картинка обрывается или повреждена. Откройте её у себя: если она видна целиком, сохраните её заново и выберите снова.',
  );
}

/** Turned upright, without what the camera has noted, in four widths. @throws {Unfit} */
export async function makePicture(path: string, name: string, mime: string): Promise<PictureForms> {
  await checkType(path, name, mime);
  try {
    return await makeForms(openPicture(path).autoOrient(), widths);
  } catch (error) {
    throw unfitOf(error);
  }
}
