import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#src/theme/index.ts';

export const rows = style({
  marginTop: space.x6,
  borderTop: `${size.borderThick} solid ${vars.color.border.strong}`,
});
