import { style } from '@vanilla-extract/css';
import { controlSize, from, radius, size, space, vars } from '#src/theme/index.ts';

/** The white sheet that one writes on; on a phone the page itself. */
export const sheet = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[16],
  minHeight: '30rem',
  marginInline: `calc(-1 * ${vars.layout.margin})`,
  padding: space[20],
  background: vars.color.bg.surface,
  '@media': {
    [from('md')]: {
      marginInline: 0,
      padding: space[40],
      borderRadius: radius.sheet,
      boxShadow: vars.shadow.card,
    },
  },
});

export const status = style({ width: '9rem', height: size.skeletonLine });

export const panel = style({ display: 'grid', gap: space[16] });

export const radio = style({ height: controlSize.sm });
