import { style } from '@vanilla-extract/css';
import { from, size, space, text, vars } from '#src/theme/index.ts';

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
