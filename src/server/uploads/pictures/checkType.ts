import { open } from 'node:fs/promises';
import { Unfit } from '../unfit.ts';

const taken = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/tiff'];
const choose = 'Выберите JPEG, PNG, WebP, GIF или AVIF.';

async function beginningOf(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(65_536), 0, 65_536, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Only the first frame of these can be read. */
const moves = (format: string) =>
  new Unfit(
    `Картинка движется, а движение мы показываем только из GIF и WebP. Сохраните её в одном из них вместо ${format} и выберите снова.`,
  );

/** @param beginning of a PNG that says how many frames it has */
function hasFrames(beginning: Buffer): boolean {
  const at = beginning.indexOf('acTL');
  return at === -1 || at + 8 > beginning.length || beginning.readUInt32BE(at + 4) > 1;
}

/**
 * @param mime of its bytes
 * @throws {Unfit} for a file that is no picture that we take, under any name
 */
export async function checkType(path: string, name: string, mime: string): Promise<void> {
  const beginning = await beginningOf(path);
  if (mime === 'image/apng') {
    if (hasFrames(beginning)) throw moves('APNG');
    return;
  }
  if (mime === 'image/avif' && beginning.toString('latin1', 8, 12) === 'avis') throw moves('AVIF');
  if (taken.includes(mime)) return;
  if (/^image\/hei[cf]/.test(mime))
    throw new Unfit(
      'Это снимок в формате HEIC, его показывают не все браузеры. Сохраните его в JPEG и выберите снова.',
    );
  // A drawing is text, which the types of files do not tell apart.
  if (/<svg[\s>]/i.test(beginning.toString('latin1', 0, 1024)))
    throw new Unfit(
      'Рисунки SVG мы не принимаем: внутри них бывают программы. Сохраните его в PNG и выберите снова.',
    );
  throw new Unfit(
    mime.startsWith('image/')
      ? `Такие картинки браузеры не показывают. ${choose}`
      : `Это не картинка, хотя называется «${name}». ${choose}`,
  );
}
