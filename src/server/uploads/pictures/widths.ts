import { maxFormPoints } from '../../media/index.ts';

/** Pixels of the forms of any picture. */
const usual = [480, 960, 1440, 1920];
/** Width by height of a picture that is read from side to side. */
const wideAspect = 2.5;
/** Pixels of the heights in which a wide one is given out as well. */
const heights = [540, 1080];

/** In which widths a picture is given out, in pixels, the narrowest first; none has more points than a form may have. */
export function widthsFor({ width, height }: { readonly width: number; readonly height: number }) {
  const aspect = width / height;
  const wide = heights.map((high) => Math.round(high * aspect)).filter((one) => one > 1920);
  const wanted = aspect > wideAspect ? [...usual, ...wide] : usual;
  const most = Math.min(width, Math.floor(Math.sqrt(maxFormPoints * aspect)), Math.max(...wanted));
  return [...wanted.filter((one) => one < most), Math.max(most, 1)];
}
