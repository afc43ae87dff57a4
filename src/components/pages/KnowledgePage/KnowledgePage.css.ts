import { style } from '@vanilla-extract/css';
import { size, space, text, vars } from '#src/theme/index.ts';

export const lead = style({
  ...text.lead,
  maxWidth: '32em',
  textWrap: 'balance',
  marginTop: space[16],
  color: vars.color.text.secondary,
});

export const search = style({ display: 'block', maxWidth: size.formWidth, marginTop: space[32] });

export const support = style({ marginTop: space[64] });

export const documents = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[12]} ${space[24]}`,
  marginTop: space[24],
});
