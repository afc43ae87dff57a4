import { maxFrames, type PictureHeader } from '../../media/index.ts';
import { Unfit } from '../unfit.ts';

/** Pixels of a side: no form has room for more. */
const maxSide = 65_535;

const number = new Intl.NumberFormat('ru-RU');
const millions = (points: number) => `${number.format(points)} млн точек`;

/** @throws {Unfit} for a picture that is larger than we can make forms of, with what it has and may have */
export function checkSize({ width, height, frames, maxPoints, kind }: PictureHeader): void {
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
