import { style } from '@vanilla-extract/css';
import { from, space, text, vars } from '#src/theme/index.ts';

export const section = style({ paddingBlock: space.section });

export const title = style(text.h2);

/** From `lg` the grid takes the whole page, so that portraits reach its edges. */
export const grid = style({
  display: 'grid',
  marginBlockStart: space[64],
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: 'repeat(6, 1fr)',
      rowGap: space[48],
      marginInline: `calc(${vars.layout.margin} * -1)`,
    },
  },
});
