import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/index.ts';

export const container = style({
  maxWidth: vars.layout.page,
  marginInline: 'auto',
  paddingInline: vars.layout.margin,
});
