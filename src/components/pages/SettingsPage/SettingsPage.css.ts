import { style } from '@vanilla-extract/css';
import { from, size, space, vars } from '#src/theme/index.ts';

export const page = style({
  marginTop: space[32],
  '@media': {
    [from('xl2')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) max-content',
      columnGap: space[48],
    },
  },
});

export const rows = style({ borderTop: `${size.borderThick} solid ${vars.color.border.strong}` });
