/** Shared by the feed and its skeleton. */
import { style, styleVariants } from '@vanilla-extract/css';
import { from, size, space } from '#src/theme/index.ts';

export { column } from '#src/theme/index.ts';

export const posts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Takes back the padding of the first row; from `md` the rows are cards.
  marginTop: `calc(${space[24]} * -1)`,
  '@media': { [from('md')]: { gap: space[24], marginTop: 0 } },
});

export const tabLabel = styleVariants(
  { authors: '6rem', all: '1.75rem', open: '5.25rem', bookmarks: '6.75rem' },
  (width) => ({ width, height: size.skeletonLabel }),
);
