import { globalStyle, style } from '@vanilla-extract/css';
import {
  barAbove,
  columnAndRail,
  controlSize,
  from,
  low,
  radius,
  size,
  space,
  text,
  vars,
  z,
} from '#src/theme/index.ts';

/** Invisible heading: the title of the post is a field of the editor. */
export const heading = style({
  position: 'absolute',
  width: size.borderThin,
  height: size.borderThin,
  outline: 'none',
});

/** The column that one writes in, and beside it the panels where there is room (design section 14). */
export const layout = style([
  columnAndRail,
  { rowGap: space[64], vars: { [barAbove]: `calc(${controlSize.sm} + ${space[8]})` } },
]);

/** The bar stays under the header while the author writes: it says where the text is kept. */
export const bar = style({
  position: 'sticky',
  top: size.headerHeightCompact,
  zIndex: z.header,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: size.tabBar,
  margin: `calc(-1 * ${space[32]}) calc(-1 * ${vars.layout.margin}) ${space[16]}`,
  paddingInline: `${space[4]} ${space[8]}`,
  background: vars.color.bg.page,
  borderBottom: `${size.borderThin} solid ${vars.color.border.line}`,
  // The sheet is the page itself there; a notice between them keeps its distance.
  selectors: { '&:has(+ [data-sheet], + :empty + [data-sheet])': { marginBottom: 0 } },
  '@media': {
    [from('md')]: {
      top: size.headerHeight,
      // Over the toolbar below it.
      zIndex: 3,
      minHeight: `calc(${controlSize.sm} + ${space[8]})`,
      margin: `calc(-1 * ${space[4]}) 0 ${space[8]}`,
      padding: `${space[4]} 0`,
      border: 0,
      selectors: { '&:has(+ [data-sheet], + :empty + [data-sheet])': { marginBottom: space[8] } },
    },
    [low]: { position: 'static' },
  },
});

// Focus scrolling stops below it; from `md` the tools replace it, on a phone they are below the text.
globalStyle(`:root:root:has(${bar})`, {
  scrollPaddingBlock: `calc(${size.headerHeightCompact} + ${size.tabBar}) ${size.tabBar}`,
  '@media': {
    [from('md')]: { scrollPaddingBlockStart: `calc(${size.headerHeight} + 11rem)` },
    [from('xl')]: { scrollPaddingBlockEnd: 0 },
    [low]: { scrollPaddingBlockStart: 0 },
  },
});

export const status = style({ flex: 1, minWidth: 0 });

export const phoneOnly = style({ flex: 'none', '@media': { [from('md')]: { display: 'none' } } });
export const widerOnly = style({ display: 'none', '@media': { [from('md')]: { display: 'block' } } });

export const panels = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[48] });

/** Column beside the text; on a phone the panels open as a sheet. */
export const rail = style({
  display: 'none',
  '@media': { [from('md')]: { display: 'block' } },
});

export const versions = style({
  ...text.ui,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: controlSize.sm,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&[data-hovered]': { textDecoration: 'underline' } },
});

/** A cross on a phone, where the header of the area has no room for the way back. */
export const close = style([
  phoneOnly,
  {
    display: 'grid',
    placeItems: 'center',
    width: controlSize.sm,
    height: controlSize.sm,
    borderRadius: radius.control,
    color: 'inherit',
    selectors: { '&[data-hovered]': { background: vars.color.bg.hover } },
  },
]);

/** The white sheet that one writes on; on a phone the page itself. */
export const sheet = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[16],
  minHeight: '30rem',
  marginInline: `calc(-1 * ${vars.layout.margin})`,
  padding: space[20],
  background: vars.color.bg.surface,
  '@media': {
    [from('md')]: {
      marginInline: 0,
      padding: space[40],
      borderRadius: radius.sheet,
      boxShadow: vars.shadow.card,
    },
  },
});

export const editPostSkeletonStatus = style({ width: '9rem', height: size.skeletonLine });

export const panel = style({ display: 'grid', gap: space[16] });

export const radio = style({ height: controlSize.sm });
