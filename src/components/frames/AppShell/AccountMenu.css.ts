import { style } from '@vanilla-extract/css';
import { radius, size, space, text, vars, weight, z } from '#src/theme/index.ts';
import { navItemHeight } from './frame.css.ts';

export const button = style({ display: 'block', borderRadius: radius.picture, cursor: 'pointer' });

export const popover = style({
  zIndex: z.popover,
  width: '18rem',
  maxWidth: `calc(100vw - 2 * ${space[16]})`,
  overflowY: 'auto',
  borderRadius: radius.sheet,
  background: vars.color.bg.raised,
  color: vars.color.text.primary,
  boxShadow: vars.shadow.floating,
  border: `${size.borderThin} solid ${vars.color.border.line}`,
});

export const dialog = style({ padding: space[6], outline: 'none' });

export const account = style({
  display: 'flex',
  padding: space[12],
  marginBottom: space[6],
  borderBottom: `${size.borderThin} solid ${vars.color.border.line}`,
});

export const item = style({
  ...text.uiLarge,
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  width: '100%',
  minHeight: navItemHeight,
  paddingInline: space[12],
  borderRadius: radius.control,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  outlineOffset: `calc(${size.focusRing} * -1)`,
  selectors: {
    '&[data-hovered], &[data-pressed]': { background: vars.color.bg.sunken },
    '&[aria-current]': { fontWeight: weight.heading },
  },
});
