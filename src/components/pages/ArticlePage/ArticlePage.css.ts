import { style } from '@vanilla-extract/css';
import { from, space, text, vars } from '#src/theme/index.ts';

export const back = style({ marginBottom: space.x5, '@media': { print: { display: 'none' } } });

export const lead = style({
  ...text.lead,
  maxWidth: '32em',
  textWrap: 'balance',
  marginTop: space.x4,
  color: vars.color.text.secondary,
});

export const body = style({ marginTop: space.x7 });

/** Stay in sight while the text of a wide screen scrolls by. */
export const contents = style({
  paddingInlineEnd: space.x5,
  '@media': { [`screen and ${from('lg')}`]: { position: 'sticky', top: space.x6, alignSelf: 'start' } },
});
