import { style } from '@vanilla-extract/css';
import { from } from './media.ts';
import { size, space } from './scale.ts';

/** The column that one reads (design section 14); on a narrower screen it ends where the header does. */
export const column = style({ '@media': { [from('lg')]: { maxWidth: size.columnWidth } } });

/** The column and, from `xl2`, a rail beside it; compose it with a `rowGap` for narrower screens. */
export const columnAndRail = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [from('xl2')]: {
        gridTemplateColumns: `minmax(0, ${size.columnWidth}) ${size.railWidth}`,
        columnGap: space[48],
        maxWidth: 'none',
        justifyContent: 'space-between',
      },
    },
  },
]);
