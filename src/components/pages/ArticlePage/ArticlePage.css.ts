import { style } from '@vanilla-extract/css';
import { from, size, space, text, vars, weight } from '#src/theme/index.ts';

export const back = style({ marginBottom: space[24], '@media': { print: { display: 'none' } } });

export const lead = style({
  ...text.lead,
  maxWidth: '32em',
  textWrap: 'balance',
  marginTop: space[16],
  color: vars.color.text.secondary,
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[48],
  marginTop: space[48],
  '@media': { [from('xl2')]: { gridTemplateColumns: `minmax(0, 1fr) ${size.railWidth}` } },
});

/** Stay in sight while the text of a wide screen scrolls by. */
export const contents = style({
  '@media': {
    [from('xl2')]: { gridArea: '1 / 2' },
    [`screen and ${from('xl2')}`]: {
      position: 'sticky',
      top: `calc(${size.headerHeight} + ${space[32]})`,
      alignSelf: 'start',
    },
  },
});

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

export const related = style({
  marginTop: space[64],
  paddingTop: space[32],
  borderTop: `${size.borderThin} solid ${vars.color.border.line}`,
  '@media': { print: { display: 'none' } },
});

export const heading = style({ ...text.h3, marginBottom: space[24] });

/** Under one another; side by side where there is room. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  '@media': { [from('xl')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[32] } },
});

export const title = style({ ...text.body, fontWeight: weight.control });

export const description = style({ ...text.small, marginTop: space[8], color: vars.color.text.secondary });
