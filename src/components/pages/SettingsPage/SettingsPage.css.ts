import { style } from '@vanilla-extract/css';
import { size, space, text, vars } from '#src/theme/index.ts';

export const title = style({ ...text.appTitle, outline: 'none' });

export const rows = style({
  marginTop: space.x6,
  borderTop: `${size.borderThick} solid ${vars.color.border.strong}`,
});
