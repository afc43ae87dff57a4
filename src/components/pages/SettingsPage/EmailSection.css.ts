import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#src/theme/index.ts';

export const request = style({
  paddingTop: space[24],
  borderTop: `${size.borderThin} solid ${vars.color.border.line}`,
});
