import { style } from '@vanilla-extract/css';
import { size, space, text, vars } from '#src/theme/index.ts';

export const feedback = style({
  display: 'grid',
  gap: space[16],
  justifyItems: 'start',
  maxWidth: size.formWidth,
  marginTop: space[48],
  paddingTop: space[24],
  borderTop: `${size.borderThick} solid ${vars.color.border.strong}`,
  '@media': { print: { display: 'none' } },
});

export const question = style(text.title);

export const answer = style({ outline: 'none' });
