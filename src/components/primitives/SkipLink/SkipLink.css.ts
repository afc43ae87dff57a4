import { style } from '@vanilla-extract/css';
import { radius, space, text, vars, z } from '#src/theme/index.ts';

/** Drawn only while it has the focus; the clip keeps it in the tab order. */
export const skipLink = style({
  ...text.ui,
  position: 'fixed',
  insetBlockStart: space[8],
  insetInlineStart: space[8],
  zIndex: z.popover,
  padding: `${space[12]} ${space[16]}`,
  borderRadius: radius.control,
  background: vars.color.neutral.fill,
  color: vars.color.neutral.text,
  textDecoration: 'none',
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});
