import { style } from '@vanilla-extract/css';
import { size, space, text, vars } from '#src/theme/index.ts';

export const feedback = style({
  display: 'grid',
  gap: space.x4,
  justifyItems: 'start',
  maxWidth: size.formWidth,
  marginTop: space.x7,
  paddingTop: space.x5,
  borderTop: `${size.borderThick} solid ${vars.color.border.strong}`,
  '@media': { print: { display: 'none' } },
});

export const question = style(text.title);

export const answer = style({ outline: 'none' });
