import { style } from '@vanilla-extract/css';
import { forcedColors, from, inks, pleats, radius, size, space, text, vars } from '#src/theme/index.ts';
import { gutter } from '../text.css.ts';

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  marginTop: space.x3,
});

export const remark = style({ ...text.small, marginTop: space.x2, color: vars.color.warning.text });

/** A picture across the sheet, cut to the height it may have at most. */
export const picture = style({ maxHeight: '85vh', overflow: 'hidden', background: vars.color.bg.sunken });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.x1,
});

export const tile = style({ aspectRatio: '1', overflow: 'hidden', borderRadius: radius.picture });

/** A file of which nothing is known. */
export const lost = style({
  ...text.small,
  padding: space.x45,
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
      insetBlockEnd: space.x3,
      insetInlineStart: `calc(-1 * ${space.x3})`,
      width: space.x45,
      height: space.x45,
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
  gap: `${space.x1} ${space.x2}`,
  paddingTop: space.x2,
  paddingInline: gutter,
});

export const uploadText = style({
  flex: '1 1 100%',
  minWidth: 0,
  '@media': { [from('md')]: { flex: '1 1 12rem' } },
});

/** The first word of a phone's buttons stands under the text. */
export const uploadDeeds = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(-1 * ${space.x3})`,
  '@media': { [from('md')]: { marginInlineStart: 0 } },
});

export const name = style({ ...text.ui, fontWeight: 700, overflowWrap: 'anywhere' });

export const note = style({ ...text.small, color: vars.color.text.secondary });

/** Of a file that is no picture. */
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
  gap: `${space.x1} ${space.x35}`,
  alignItems: 'start',
  marginInline: gutter,
  padding: `${space.x4} ${space.x4} ${space.x2}`,
  background: vars.color.error.bg,
  borderInlineStart: `${space.x1} solid ${vars.color.error.border}`,
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
  lineHeight: 1,
  '@media': { [forcedColors]: { border: `${size.borderThin} solid CanvasText` } },
});

export const failureDeeds = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(-1 * ${space.x35})`,
});

const pleat = `repeating-linear-gradient(90deg, ${inks.pine} 0 0.8125rem, ${pleats.dark} 0.8125rem 1.375rem, ${pleats.light} 1.375rem 1.625rem)`;

/** Where the curtain falls: pine, whatever the theme. */
export const wall = style({
  ...text.body,
  vars: { [vars.color.focus]: vars.color.focusInverse },
  display: 'grid',
  gridTemplateColumns: `${space.x65} minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: space.x35,
  paddingInlineEnd: space.x1,
  background: vars.color.bg.inverse,
  color: vars.color.text.onInverse,
  '@media': {
    [from('md')]: {
      gridTemplateColumns: `${space.x9} minmax(0, 1fr) auto`,
      columnGap: space.x45,
      paddingInlineEnd: space.x3,
    },
    [forcedColors]: { border: `${size.borderThin} solid CanvasText` },
  },
});

export const folds = style({
  alignSelf: 'stretch',
  minHeight: '5.25rem',
  background: pleat,
  borderInlineEnd: `${space.x15} solid ${inks.yellow}`,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
});

export const wallText = style({ paddingBlock: space.x35 });
export const wallTitle = style({ ...text.ui, fontWeight: 700 });
export const wallNote = style({ ...text.small, color: vars.color.text.onInverseMuted });

/** No effect: said on the mark itself. */
export const wallWarning = style({ ...text.small, fontWeight: 700, color: inks.yellow });
