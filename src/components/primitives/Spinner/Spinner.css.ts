import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/index.ts';

export const spinner = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '60vh',
  color: vars.color.accent.fill,
});
