import { style } from '@vanilla-extract/css';
import { from, space, text, vars } from '#src/theme/index.ts';

export const back = style({ marginBottom: space[24], '@media': { print: { display: 'none' } } });

export const lead = style({
  ...text.lead,
  maxWidth: '32em',
  textWrap: 'balance',
  marginTop: space[16],
  color: vars.color.text.secondary,
});

export const body = style({ marginTop: space[48] });

/** Stay in sight while the text of a wide screen scrolls by. */
export const contents = style({
  paddingInlineEnd: space[24],
  '@media': { [`screen and ${from('lg')}`]: { position: 'sticky', top: space[32], alignSelf: 'start' } },
});
