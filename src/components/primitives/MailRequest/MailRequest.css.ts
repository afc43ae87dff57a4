import { style } from '@vanilla-extract/css';
import { from, space, text, vars } from '#src/theme/index.ts';

export const request = style({
  display: 'grid',
  gap: space[16],
  // The button is as wide as those of forms.
  '@media': { [from('sm')]: { justifyItems: 'start' } },
});

export const question = style({ ...text.body, color: vars.color.text.secondary });
