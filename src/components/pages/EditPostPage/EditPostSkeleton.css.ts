import { style } from '@vanilla-extract/css';
import { from, radius, size, space, vars } from '#src/theme/index.ts';

/** The white sheet that one writes on. */
export const sheet = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.x4,
  minHeight: '30rem',
  padding: space.x45,
  borderRadius: radius.sheet,
  background: vars.color.bg.surface,
  boxShadow: vars.shadow.card,
  '@media': { [from('md')]: { padding: space.x65 } },
});

export const status = style({ width: '9rem', height: '1rem' });

export const panel = style({ display: 'grid', gap: space.x4 });

export const radio = style({ height: size.target });
