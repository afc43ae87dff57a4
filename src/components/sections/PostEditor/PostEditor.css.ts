import { style } from '@vanilla-extract/css';
import { forcedColors, from, radius, size, vars } from '#src/theme/index.ts';
import { sheet as textSheet } from './text.css.ts';

/** The sheet is the page itself on a phone, with space at its foot for the toolbar. */
export const sheet = style([
  textSheet,
  {
    marginInline: `calc(-1 * ${vars.layout.margin})`,
    paddingBottom: size.tabBar,
    '@media': {
      [from('md')]: {
        marginInline: 0,
        paddingBottom: 0,
        borderRadius: radius.sheet,
        boxShadow: vars.shadow.card,
      },
      [forcedColors]: { border: `${size.borderThin} solid CanvasText` },
    },
  },
]);
