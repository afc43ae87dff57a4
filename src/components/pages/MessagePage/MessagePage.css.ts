import { style } from '@vanilla-extract/css';
import { space, text, vars } from '#src/theme/index.ts';

export const note = style({
  ...text.lead,
  maxWidth: '32em',
  marginTop: space[16],
  color: vars.color.text.secondary,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[16], marginTop: space[32] });
