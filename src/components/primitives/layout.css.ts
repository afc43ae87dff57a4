import { style, styleVariants } from '@vanilla-extract/css';
import { from, space, vars } from '#src/theme/index.ts';

export const container = style({
  maxWidth: vars.layout.page,
  marginInline: 'auto',
  paddingInline: vars.layout.margin,
});

const base = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

export const inline = styleVariants(space, (gap) => [base, { gap }]);

const stackBase = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' });

export const stack = styleVariants(space, (gap) => [stackBase, { gap }]);

// The module and the axes are fractions of this container, not of the viewport: a scrollbar does not shift them.
export const page = style({ containerType: 'inline-size', minHeight: '100dvh' });

/** Takes the focus without a ring round the whole page. */
export const main = style({ outline: 'none' });

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
