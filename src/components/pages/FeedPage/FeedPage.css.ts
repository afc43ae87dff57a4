import { style } from '@vanilla-extract/css';
import { space, text, vars } from '#src/theme/index.ts';

export const post = style({ outline: 'none' });

export const end = style({
  ...text.small,
  marginTop: space.x6,
  color: vars.color.text.secondary,
  textAlign: 'center',
});

export const steps = style({ marginTop: space.x5, marginBottom: space.x6 });
