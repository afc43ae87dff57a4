import { style } from '@vanilla-extract/css';
import { radius, space, text, vars, z } from '#src/theme/index.ts';

/** Over the place of the popup, which is out of sight meanwhile. */
export const place = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: z.toast,
  display: 'flex',
  justifyContent: 'center',
  padding: space[24],
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  padding: space[24],
  borderRadius: radius.sheet,
  background: vars.color.bg.raised,
  color: vars.color.text.primary,
});

export const title = style(text.h3);
