import { style } from '@vanilla-extract/css';
import { forcedColors, from, radius, size, space, text, vars } from '#src/theme/index.ts';
import { focusFrame, gutter, sheet as textSheet } from './text.css.ts';

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

export const field = style({
  paddingInline: gutter,
  paddingTop: space[24],
  '@media': { [from('md')]: { paddingTop: space[32] } },
});

/** Grows with the text: an invisible copy of it is behind. */
export const box = style({
  ...text.appTitle,
  display: 'grid',
  '::after': {
    content: 'attr(data-typed) " "',
    gridArea: '1 / 1',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

export const area = style({
  gridArea: '1 / 1',
  width: '100%',
  // The line height cuts descenders off, so the last line needs extra space.
  margin: 0,
  marginBottom: '-0.2em',
  padding: 0,
  paddingBottom: '0.2em',
  border: 0,
  background: 'none',
  font: 'inherit',
  letterSpacing: 'inherit',
  textWrap: 'inherit',
  overflowWrap: 'anywhere',
  overflow: 'hidden',
  resize: 'none',
  outline: 'none',
  caretColor: vars.color.accent.fill,
  '@media': { [forcedColors]: { selectors: { '&:focus': focusFrame } } },
  '::placeholder': { color: vars.color.text.tertiary, opacity: 1 },
});
