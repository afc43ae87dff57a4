import { style } from '@vanilla-extract/css';
import { controlSize, forcedColors, radius, size, space, text, vars, weight } from '#src/theme/index.ts';

/** Paper has no button. */
export const folded = style({
  '@media': {
    screen: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 12, overflow: 'hidden' },
  },
});

/** The word is on the axis of the text; the press area is larger. */
export const toggle = style({
  ...text.small,
  fontWeight: weight.label,
  minHeight: controlSize.sm,
  marginInlineStart: `calc(${space[12]} * -1)`,
  paddingInline: space[12],
  borderRadius: radius.control,
  color: vars.color.text.secondary,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&[data-hovered]': { background: vars.color.bg.hover, color: vars.color.text.primary },
    '&[data-pressed]': { background: vars.color.bg.sunken },
  },
  '@media': {
    [forcedColors]: { border: `${size.borderThin} solid ButtonText` },
    print: { display: 'none' },
  },
});
