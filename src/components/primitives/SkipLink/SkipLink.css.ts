import { style } from '@vanilla-extract/css';
import { radius, space, text, vars, z } from '#src/theme/index.ts';

/** Drawn only while it has the focus; the clip keeps it in the tab order. */
export const skipLink = style({
  ...text.ui,
  position: 'fixed',
  insetBlockStart: space.x2,
  insetInlineStart: space.x2,
  zIndex: z.popover,
  padding: `${space.x3} ${space.x4}`,
  borderRadius: radius.control,
  background: vars.color.ink.fill,
  color: vars.color.ink.text,
  textDecoration: 'none',
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});
