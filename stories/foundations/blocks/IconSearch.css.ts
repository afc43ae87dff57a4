import { style } from '@vanilla-extract/css';
import { radius, size, space, text, vars } from '#src/theme/index.ts';

export const search = style({ maxWidth: size.popupWidth });
export const found = style({ ...text.small, color: vars.color.text.secondary });

export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: space[16],
});

export const icon = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[8],
  padding: space[12],
  borderRadius: radius.control,
  background: vars.color.bg.surface,
});
export const signs = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  justifyContent: 'center',
  minHeight: size.icon,
});
