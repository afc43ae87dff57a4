import { style } from '@vanilla-extract/css';
import { from, size, space, text, vars } from '#src/theme/index.ts';

export const request = style({
  display: 'grid',
  gap: space[16],
  paddingTop: space[24],
  borderTop: `${size.borderThin} solid ${vars.color.border.line}`,
  // The button is as wide as those of the forms.
  '@media': { [from('sm')]: { justifyItems: 'start' } },
});

export const question = style({ ...text.body, color: vars.color.text.secondary });
