import { open } from 'node:fs/promises';
import {
  makeForms,
  makeMotion,
  maxFormPoints,
  maxFrames,
  openPicture,
  type PictureForms,
  type PictureHeader,
  readPictureHeader,
} from '../media/index.ts';
import { Unfit } from './unfit.ts';

/** Pixels of the forms of any picture. */
const usual = [480, 960, 1440, 1920];
/** Width by height of a picture that is read from side to side. */
const wideAspect = 2.5;
/** Pixels of the heights in which a wide one is given out as well. */
const heights = [540, 1080];

/** Widths of a picture's forms in pixels, narrowest first; none has more pixels than a form may have. */
function widthsFor({ width, height }: { readonly width: number; readonly height: number }) {
  const aspect = width / height;
  const wide = heights.map((high) => Math.round(high * aspect)).filter((one) => one > 1920);
  const candidates = aspect > wideAspect ? [...usual, ...wide] : usual;
  const most = Math.min(width, Math.floor(Math.sqrt(maxFormPoints * aspect)), Math.max(...candidates));
  return [...candidates.filter((one) => one < most), Math.max(most, 1)];
}

/** Pixels of a side: no form has room for more. */
const maxSide = 65_535;

const number = new Intl.NumberFormat('ru-RU');
const millions = (points: number) => `${number.format(points)} млн точек`;

/** @throws {Unfit} for a picture that is larger than we can make forms of, with what it has and may have */
function checkSize({ width, height, frames, maxPoints, kind }: PictureHeader): void {
  const side = Math.max(width, height);
  if (side > maxSide)
    throw new Unfit(
      `Сторона картинки — ${number.format(side)} точек, а принимаем до ${number.format(maxSide)}. Разрежьте её на части и выберите их.`,
    );
  const points = width * height;
  if (points > maxPoints) {
    const has = millions(Math.ceil(points / 1e6));
    const most = millions(Math.floor(maxPoints / 1e6));
    throw new Unfit(
      kind === undefined
        ? `В картинке ${has}, а принимаем до ${most}. Уменьшите её, например до 1920 точек в ширину, и выберите снова.`
        : `В картинке ${has}, а в ${kind} принимаем до ${most}. Уменьшите её или сохраните в обычном JPEG и выберите снова.`,
    );
  }
  const most = maxFrames(width, height);
  if (frames > 1 && frames > most)
    throw new Unfit(
      `Кадров в картинке ${number.format(frames)}, а такой величины — не больше ${number.format(most)}. Уменьшите её или сделайте короче и выберите снова.`,
    );
}

const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/tiff'];
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
async function checkType(path: string, name: string, mime: string): Promise<void> {
  const beginning = await beginningOf(path);
  if (mime === 'image/apng') {
    if (hasFrames(beginning)) throw moves('APNG');
    return;
  }
  if (mime === 'image/avif' && beginning.toString('latin1', 8, 12) === 'avis') throw moves('AVIF');
  if (accepted.includes(mime)) return;
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

/** Translates sharp's error. */
function unfitOf(error: unknown): Unfit {
  if (error instanceof Unfit) return error;
  const reason = error instanceof Error ? error.message : '';
  if (/timeout/i.test(reason))
    return new Unfit('Картинка слишком сложная. Сохраните её заново в JPEG и выберите снова.');
  return new Unfit(
    'Картинка обрывается или повреждена. Откройте её у себя: если она видна целиком, сохраните её заново и выберите снова.',
  );
}

/** Turned upright, without what the camera has noted, in several widths, and moving if it moves. @throws {Unfit} */
export async function makePicture(path: string, name: string, mime: string): Promise<PictureForms> {
  await checkType(path, name, mime);
  try {
    const header = await readPictureHeader(path);
    checkSize(header);
    const forms = await makeForms(openPicture(path, header.maxPoints).autoOrient(), widthsFor(header));
    const motion = header.frames > 1 ? await makeMotion(path, header.width) : [];
    return { ...forms, files: [...forms.files, ...motion] };
  } catch (error) {
    throw unfitOf(error);
  }
}
