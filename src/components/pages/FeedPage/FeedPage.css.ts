import { style } from '@vanilla-extract/css';
import { from, size, space, text, vars } from '#src/theme/index.ts';

/** The column, and beside it the rail where there is room (design section 14). */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[96],
  '@media': {
    [from('xl2')]: {
      gridTemplateColumns: `minmax(0, ${size.columnWidth}) ${size.railWidth}`,
      columnGap: space[48],
      justifyContent: 'space-between',
    },
  },
});

export const post = style({ outline: 'none' });

export const end = style({
  ...text.small,
  marginTop: space[32],
  color: vars.color.text.secondary,
  textAlign: 'center',
});

export const steps = style({ marginTop: space[24], marginBottom: space[32] });
