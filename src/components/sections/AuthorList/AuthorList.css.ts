import { style } from '@vanilla-extract/css';
import { from, space } from '#src/theme/index.ts';

/** The list takes back the padding of its first row on a phone. */
export const list = style({
  marginTop: `calc(${space[20]} * -1)`,
  '@media': { [from('md')]: { marginTop: 0 } },
});
