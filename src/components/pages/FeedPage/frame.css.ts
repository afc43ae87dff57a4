/** What the feed and its skeleton share. */
import { style } from '@vanilla-extract/css';
import { from, size, space } from '#src/theme/index.ts';

export { column } from '#src/theme/index.ts';

/** The column, and beside it the rail where there is room (design section 14). */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x9,
  '@media': {
    [from('xl2')]: {
      gridTemplateColumns: `minmax(0, ${size.columnWidth}) ${size.railWidth}`,
      columnGap: space.x7,
      justifyContent: 'space-between',
    },
  },
});

export const posts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Takes back the padding of the first row; from `md` the rows are cards.
  marginTop: `calc(${space.x5} * -1)`,
  '@media': { [from('md')]: { gap: space.x5, marginTop: 0 } },
});
