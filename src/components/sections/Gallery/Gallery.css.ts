import { createVar, style, styleVariants } from '@vanilla-extract/css';
import {
  controlSize,
  forcedColors,
  inks,
  radius,
  size,
  space,
  text,
  vars,
  weight,
  z,
} from '#src/theme/index.ts';

/** Height limit of a picture that is shown whole. */
export const room = createVar();

/** A picture by itself, unless it is a tall one, is never higher than the screen. */
export const box = style({ vars: { [room]: '85vh' }, width: '100%' });

/** Keeps a hair-thin line large enough to press. */
export const single = style({
  display: 'grid',
  alignContent: 'center',
  width: '100%',
  minHeight: controlSize.sm,
  overflow: 'hidden',
  borderRadius: radius.picture,
  cursor: 'zoom-in',
});

const tiles = style({
  display: 'grid',
  gap: space[4],
  aspectRatio: '3 / 2',
  borderRadius: radius.picture,
  overflow: 'hidden',
});

/** One large picture and two beside it, together 3:2; or two halves. */
export const grid = styleVariants({
  two: [tiles, { gridTemplateColumns: '1fr 1fr' }],
  more: [tiles, { gridTemplate: '1fr 1fr / 2fr 1fr' }],
});

export const tile = style({
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  cursor: 'zoom-in',
  outlineOffset: `calc(${size.focusRing} * -1)`,
  selectors: { '&:first-child:nth-last-child(n + 3)': { gridRow: 'span 2' } },
});

/** Number of further pictures, on an ink square in the last tile's corner. */
export const rest = style({
  ...text.ui,
  fontWeight: weight.heading,
  position: 'absolute',
  inset: 'auto 0 0 auto',
  display: 'grid',
  placeItems: 'center',
  width: controlSize.lg,
  height: controlSize.lg,
  background: inks.ink,
  color: inks.paper,
  '@media': { [forcedColors]: { border: `${size.borderThin} solid CanvasText` } },
});

export const caption = style({ ...text.small, marginTop: space[12], color: vars.color.text.secondary });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: z.popup,
  background: inks.ink,
  color: inks.paper,
  vars: {
    [vars.color.focus]: vars.color.focusInverse,
    [vars.color.bg.hover]: inks.pine,
    [vars.color.bg.sunken]: inks.pine,
  },
});

export const viewer = style({
  display: 'grid',
  gridTemplate: 'auto minmax(0, 1fr) auto / minmax(0, 1fr)',
  height: '100dvh',
  outline: 'none',
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  padding: space[8],
  paddingInlineStart: space[16],
});

export const counter = style({ ...text.ui, fontVariantNumeric: 'tabular-nums' });

export const stage = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  alignItems: 'center',
  containerType: 'size',
});

export const shown = style({ vars: { [room]: '100cqh' }, width: '100%', marginInline: 'auto' });

export const words = style({ ...text.small, flex: 1, minWidth: 0 });
