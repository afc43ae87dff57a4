import { style } from '@vanilla-extract/css';
import { from, space, vars } from '#src/theme/index.ts';

export const thirds = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[48]} 0`,
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: `calc(${vars.layout.module} * 2 - ${vars.layout.margin}) minmax(0, 1fr)`,
    },
  },
});
