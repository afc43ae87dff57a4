import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/index.ts';

export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  background: vars.color.bg.sunken,
  forcedColorAdjust: 'none',
});
