import { style } from '@vanilla-extract/css';
import { controlSize, from, radius, space, text, vars } from '#src/theme/index.ts';

/** The first sign is on the axis, not the edge of its press area. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  marginInlineStart: `calc(${space[8]} * -1)`,
  '@media': { [from('md')]: { gap: space[16] } },
});

/** Sign and number, as large as a press. */
export const count = style({
  ...text.action,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: controlSize.sm,
  minHeight: controlSize.sm,
  paddingInline: space[8],
});

export const link = style([
  count,
  {
    borderRadius: radius.control,
    color: vars.color.text.primary,
    textDecoration: 'none',
    selectors: { '&[data-hovered]': { background: vars.color.bg.hover } },
  },
]);
