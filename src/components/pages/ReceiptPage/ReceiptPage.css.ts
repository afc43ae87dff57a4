import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, from, inks, size, space, text, vars } from '#src/theme/index.ts';

const paperWidth = '400px';

/** Pine in both themes, as in the drawings; paper when it is printed. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minHeight: '100dvh',
  paddingBottom: space[64],
  background: inks.pine,
  '@media': { print: { minHeight: 0, padding: 0, background: 'none' } },
});

globalStyle(`body:has(${page})`, { '@media': { print: { background: 'none' } } });

/** On paper the receipt says it itself. */
export const notice = style({ '@media': { print: { display: 'none' } } });

export const column = style({
  boxSizing: 'content-box',
  maxWidth: paperWidth,
  marginInline: 'auto',
  paddingInline: space[16],
  '@media': {
    [from('sm')]: { width: '100%' },
    print: { maxWidth: '100%', margin: 0, padding: 0 },
  },
});

const onPine = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  vars: { [vars.color.focus]: vars.color.focusInverse },
  '@media': {
    print: { display: 'none' },
    [forcedColors]: { vars: { [vars.color.focus]: 'Highlight' } },
  },
});

export const close = style([onPine, { paddingBlock: space[12] }]);

export const actions = style([onPine, { gap: space[12], marginTop: space[24] }]);

/** Paper for everything that is not a receipt. */
export const sheet = style({
  marginBottom: space[16],
  background: vars.color.receipt.bg,
  '@media': {
    [forcedColors]: { border: `${size.borderThin} solid CanvasText` },
  },
});

/** In the light theme within, as receipts are. */
export const content = style({
  ...text.note,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[14],
  padding: `${space[24]} ${space[20]} ${space[28]}`,
  color: vars.color.receipt.text,
  '@media': { [from('sm')]: { paddingInline: space[28] } },
});

export const heading = style(text.title);

export const refund = style({ display: 'grid', justifyItems: 'start', gap: space[8] });

export const requisites = style({
  ...text.small,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[4]} ${space[16]}`,
  marginTop: space[16],
  overflowWrap: 'anywhere',
});

export const requisite = style({ color: vars.color.text.secondary });
