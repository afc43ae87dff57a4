import { style } from '@vanilla-extract/css';
import { from, size, space, vars } from '#src/theme/index.ts';

/** The page's whole width: at its end stand prices and buttons. */
export const list = style({
  marginTop: space[8],
  '@media': {
    [from('md')]: {
      marginTop: space[32],
      borderTop: `${size.borderThick} solid ${vars.color.border.strong}`,
    },
  },
});
