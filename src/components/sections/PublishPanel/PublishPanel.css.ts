import { style } from '@vanilla-extract/css';
import { size, space, text, vars } from '#src/theme/index.ts';

export const title = style({ ...text.title, marginBottom: space.x3 });

export const stage = style({
  ...text.ui,
  paddingBlock: space.x3,
  borderTop: `${size.borderThin} solid ${vars.color.border.line}`,
});

export const buttons = style({ display: 'grid', gap: space.x3, marginTop: space.x4 });

export const check = style({ ...text.small, marginTop: space.x4, color: vars.color.text.secondary });
