import { style } from '@vanilla-extract/css';
import { forcedColors, from, radius, space, text, vars } from '#src/theme/index.ts';

const { module, margin } = vars.layout;

export const figures = style({
  ...text.errorNumber,
  display: 'flex',
  alignItems: 'flex-end',
  // The frame leaves more room above its other pages.
  marginBlock: `calc(${space[16]} * -1) ${space[32]}`,
  marginInlineStart: '-0.03em',
});

export const zero = style({
  width: '0.62em',
  height: '0.62em',
  // The figures' own sides differ: this leaves the same paper on both.
  margin: '0 0.016em 0.01em 0.064em',
  borderRadius: radius.full,
  background: vars.color.accent.fill,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});

export const words = style({
  display: 'grid',
  gap: space[24],
  '@media': { [from('lg')]: { gridTemplateColumns: `calc(${module} * 4 - ${margin}) 1fr` } },
});

export const description = style({
  marginBlockEnd: '1.25rem',
  textWrap: 'pretty',
  color: vars.color.text.secondary,
});
