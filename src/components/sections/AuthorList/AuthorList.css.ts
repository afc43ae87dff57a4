import { style } from '@vanilla-extract/css';
import { from, space } from '#src/theme/index.ts';

/** On a phone it takes back the padding of its first row. */
export const list = style({
  marginTop: `calc(${space[20]} * -1)`,
  '@media': { [from('md')]: { marginTop: 0 } },
});
