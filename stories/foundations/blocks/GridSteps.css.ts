import { style } from '@vanilla-extract/css';
import { from, inks, size, space, text, vars } from '#src/theme/index.ts';

/** Set by a step: its margin as a part of its screen. */
export const margin = '--grid-margin';

const height = '72px';

export const row = style({
  display: 'grid',
  gap: `${space[8]} ${space[24]}`,
  alignItems: 'center',
  paddingBlock: space[12],
  borderTop: `${size.borderThin} solid ${vars.color.border.line}`,
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
});
export const about = style({ ...text.small, color: vars.color.text.secondary });

const module = `calc(100% / 6)`;

export const screen = style({
  position: 'relative',
  height,
  background: `repeating-linear-gradient(90deg, ${vars.color.border.control} 0 ${size.borderThin}, transparent 0 ${module}), ${vars.color.bg.surface}`,
  borderInlineEnd: `${size.borderThin} solid ${vars.color.border.control}`,
});
const edge = style({
  position: 'absolute',
  insetBlock: 0,
  width: `var(${margin})`,
  background: inks.pink,
  opacity: 0.8,
});
export const start = style([edge, { insetInlineStart: 0 }]);
export const end = style([edge, { insetInlineEnd: 0 }]);
