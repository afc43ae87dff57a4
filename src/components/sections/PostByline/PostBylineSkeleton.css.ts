import { style, styleVariants } from '@vanilla-extract/css';
import { size, space } from '#src/theme/index.ts';

export const name = style({ width: '10rem', height: size.skeletonLine });

/** A page says the date, a card how long ago that was. */
export const meta = styleVariants({ card: '6rem', page: '7rem' }, (width) => ({
  width,
  height: '0.75rem',
  marginTop: space[8],
}));
