import {
  makeForms,
  makeMotion,
  openPicture,
  readPictureHeader,
  type PictureForms,
} from '../../media/index.ts';
import { Unfit } from '../unfit.ts';
import { checkSize } from './checkSize.ts';
import { checkType } from './checkType.ts';
import { widthsFor } from './widths.ts';

/** What sharp says of a file, in our words. */
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
