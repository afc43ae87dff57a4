import { style } from '@vanilla-extract/css';
import { space, text, vars } from '#src/theme/index.ts';

export const ground = style({
  ...text.note,
  display: 'grid',
  gap: space[24],
  marginBlock: space[24],
  background: vars.color.bg.page,
  color: vars.color.text.primary,
});
