import { style } from '@vanilla-extract/css';
import {
  controlSize,
  forcedColors,
  from,
  inks,
  leading,
  pleats,
  radius,
  size,
  space,
  text,
  vars,
  weight,
} from '#src/theme/index.ts';
import { gutter } from '../text.css.ts';

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  marginTop: space[12],
});

/** In a row of its own, so that the buttons stay together. */
export const remark = style({
  ...text.small,
  flex: '1 0 100%',
  marginTop: space[8],
  color: vars.color.warning.text,
});

/** The words and buttons of a selected picture stay in sight, however high it is. */
export const foot = style({
  position: 'sticky',
  bottom: size.tabBar,
  zIndex: 1,
  paddingInline: gutter,
  paddingBottom: space[8],
  background: vars.color.bg.surface,
  '@media': { [from('md')]: { bottom: 0 } },
});

/** Sounds and files are as white as the sheet. */
export const framed = style({
  borderRadius: radius.sheet,
  border: `${size.borderThin} solid ${vars.color.border.line}`,
});

/** A picture across the sheet, cut to the height it may have at most; a hair-thin one is large enough to press. */
export const picture = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: controlSize.sm,
  maxHeight: '85vh',
  overflow: 'hidden',
});

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[4],
});

export const tile = style({ aspectRatio: '1', overflow: 'hidden', borderRadius: radius.picture });

/** A file of which nothing is known. */
export const lost = style({
  ...text.small,
  padding: space[20],
  border: `${size.borderThin} dashed ${vars.color.border.control}`,
  borderRadius: radius.sheet,
  color: vars.color.text.secondary,
});

/** A picture on its way is the picture itself: what is there in colour, the rest sunken. */
export const loading = style({
  position: 'relative',
  aspectRatio: '2 / 1',
  overflow: 'hidden',
  background: vars.color.bg.sunken,
});

export const preview = style({ width: '100%', height: '100%', objectFit: 'cover' });

/** Covers what is not there yet; its edge is ink and has the dot. */
export const veil = style({
  position: 'absolute',
  inset: 0,
  background: vars.color.bg.sunken,
  borderInlineStart: `${size.progressLine} solid ${vars.color.text.primary}`,
  selectors: {
    '[data-moving] > &::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: space[12],
      insetInlineStart: `calc(-1 * ${space[12]})`,
      width: space[20],
      height: space[20],
      borderRadius: radius.full,
      background: vars.color.accent.fill,
    },
  },
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      borderInlineStartColor: 'CanvasText',
    },
  },
});

export const uploadRow = style({
  ...text.body,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[8]}`,
  paddingTop: space[8],
  paddingInline: gutter,
});

export const uploadText = style({
  flex: '1 1 100%',
  minWidth: 0,
  '@media': { [from('md')]: { flex: '1 1 12rem' } },
});

/** The first word of a phone's buttons is under the text. */
export const uploadActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(-1 * ${space[12]})`,
  '@media': { [from('md')]: { marginInlineStart: 0 } },
});

export const name = style({ ...text.option, overflowWrap: 'anywhere' });

export const note = style({ ...text.small, color: vars.color.text.secondary });

/** Row of a file that is no picture. */
export const bar = style({
  marginInline: gutter,
  height: size.borderThick,
  background: vars.color.border.line,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'GrayText' } },
});

export const barDone = style({
  height: '100%',
  background: vars.color.text.primary,
  '@media': { [forcedColors]: { background: 'CanvasText' } },
});

export const failure = style({
  ...text.body,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[4]} ${space[14]}`,
  alignItems: 'start',
  marginInline: gutter,
  padding: `${space[16]} ${space[16]} ${space[8]}`,
  background: vars.color.error.bg,
  borderInlineStart: `${space[4]} solid ${vars.color.error.border}`,
  color: vars.color.error.text,
});

export const failureMark = style({
  ...text.ui,
  display: 'grid',
  placeItems: 'center',
  width: size.icon,
  height: size.icon,
  marginTop: '1px',
  borderRadius: radius.full,
  background: vars.color.error.border,
  color: vars.color.bg.raised,
  lineHeight: leading.none,
  '@media': { [forcedColors]: { border: `${size.borderThin} solid CanvasText` } },
});

export const failureActions = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(-1 * ${space[14]})`,
});

const pleat = `repeating-linear-gradient(90deg, ${inks.pine} 0 0.8125rem, ${pleats.dark} 0.8125rem 1.375rem, ${pleats.light} 1.375rem 1.625rem)`;

/** The curtain: pine in both themes. */
export const wall = style({
  ...text.body,
  vars: { [vars.color.focus]: vars.color.focusInverse },
  display: 'grid',
  gridTemplateColumns: `${space[40]} minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: space[14],
  paddingInlineEnd: space[4],
  background: vars.color.bg.inverse,
  color: vars.color.text.onInverse,
  '@media': {
    [from('md')]: {
      gridTemplateColumns: `${space[96]} minmax(0, 1fr) auto`,
      columnGap: space[20],
      paddingInlineEnd: space[12],
    },
    [forcedColors]: { border: `${size.borderThin} solid CanvasText` },
  },
});

export const folds = style({
  alignSelf: 'stretch',
  minHeight: '5.25rem',
  background: pleat,
  borderInlineEnd: `${space[6]} solid ${inks.yellow}`,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
});

export const wallText = style({ paddingBlock: space[14] });
export const wallTitle = style(text.option);
export const wallNote = style({ ...text.small, color: vars.color.text.onInverseMuted });

/** No effect: said on the mark itself. */
export const wallWarning = style({ ...text.small, fontWeight: weight.strong, color: inks.yellow });
