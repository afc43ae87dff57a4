import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, from, radius, size, space, text, vars, z } from '#src/theme/index.ts';

/** The grid that the shell and its skeleton share, so that nothing shifts when one replaces the other. */
export const shell = style({
  display: 'grid',
  gridTemplate: `'header' ${size.headerHeightCompact} 'main' 1fr / minmax(0, 1fr)`,
  minHeight: '100dvh',
  maxWidth: size.pageMax,
  marginInline: 'auto',
  '@media': {
    [from('md')]: { gridTemplateRows: `${size.headerHeight} 1fr` },
    [from('xl')]: {
      gridTemplate: `'header header' ${size.headerHeight} 'sidebar main' 1fr / ${size.sidebarWidth} minmax(0, 1fr)`,
    },
  },
});

// What is scrolled to, by a link or by the focus, stops clear of header and tab bar.
globalStyle(`:root:has(${shell})`, {
  scrollPaddingBlock: `${size.headerHeightCompact} ${size.tabBar}`,
  '@media': {
    [from('md')]: { scrollPaddingBlockStart: size.headerHeight },
    [from('xl')]: { scrollPaddingBlockEnd: 0 },
  },
});

export const header = style({
  gridArea: 'header',
  position: 'sticky',
  top: 0,
  zIndex: z.header,
  display: 'flex',
  alignItems: 'center',
  gap: space.x4,
  paddingInline: vars.layout.margin,
  background: vars.color.bg.page,
  borderBottom: `${size.borderThin} solid ${vars.color.border.line}`,
  '@media': { [from('xl')]: { paddingInline: `${space.x6} ${space.x7}` } },
});

export const brand = style({ marginRight: 'auto' });

export const createButton = style({
  display: 'none',
  '@media': { [from('md')]: { display: 'block' } },
});

export const avatarLink = style({ borderRadius: radius.picture });

export const sidebar = style({
  display: 'none',
  '@media': {
    [from('xl')]: {
      gridArea: 'sidebar',
      display: 'grid',
      gridTemplateRows: 'minmax(0, 1fr)',
      position: 'sticky',
      top: size.headerHeight,
      height: `calc(100dvh - ${size.headerHeight})`,
      overflow: 'hidden',
      borderRight: `${size.borderThin} solid ${vars.color.border.line}`,
    },
  },
});

/** Fills the sidebar, and scrolls where the sidebar is too low for it. */
export const sidebarContent = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space.x5,
  minHeight: '100%',
  padding: `${space.x65} ${space.x5} ${space.x55} calc(${space.x4} + ${space.x1})`,
});

export const sidebarList = style({ display: 'grid', gap: space.hair });

const focusInside = { outlineOffset: `calc(${size.focusRing} * -1)` };

export const sidebarItem = style({
  ...text.ui,
  fontSize: '1.0625rem',
  fontWeight: 550,
  display: 'flex',
  alignItems: 'center',
  gap: space.x4,
  minHeight: size.navItem,
  paddingInline: space.x3,
  borderRadius: radius.control,
  color: vars.color.text.secondary,
  textDecoration: 'none',
  transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  ...focusInside,
  selectors: {
    '&[data-hovered]': { background: vars.color.bg.hover, color: vars.color.text.primary },
    '&[aria-current]': { color: vars.color.text.primary, fontWeight: 750 },
    '&[aria-current]::after': {
      content: '""',
      width: space.x3,
      height: space.x3,
      marginLeft: 'auto',
      borderRadius: radius.full,
      background: vars.color.accent.fill,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[aria-current]::after': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});

export const account = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  padding: `${space.x4} 0 0 ${space.x3}`,
  borderTop: `${size.borderThin} solid ${vars.color.border.line}`,
});

/** Grows, and cuts a long name: the row's height is fixed. */
export const accountText = style({ flex: 1, minWidth: 0, lineHeight: 1.3 });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const accountName = style({
  ...text.ui,
  ...oneLine,
  fontSize: '1.0625rem',
  fontWeight: 700,
  lineHeight: 1.3,
});

export const accountNote = style({
  ...text.small,
  ...oneLine,
  lineHeight: 1.3,
  color: vars.color.text.secondary,
});

/** `id` of the skip link's target; focusable by script only. */
export const main = style({
  gridArea: 'main',
  minWidth: 0,
  padding: `${space.x6} ${vars.layout.margin} ${space.x10}`,
  outline: 'none',
  '@media': { [from('xl')]: { padding: `${space.x7} ${space.x7} ${space.x9}` } },
});

export const tabBar = style({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: z.header,
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: vars.color.bg.surface,
  borderTop: `${size.borderThin} solid ${vars.color.border.line}`,
  // Paper would repeat it over the text of every sheet.
  '@media': { [from('xl')]: { display: 'none' }, print: { display: 'none' } },
});

export const tabBarList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
});

export const tabBarItem = style({
  ...text.caption,
  fontSize: '0.75rem',
  fontWeight: 600,
  display: 'grid',
  justifyItems: 'center',
  gap: space.x1,
  minHeight: size.tabBar,
  padding: `${space.x2} 0`,
  lineHeight: 1.25,
  color: vars.color.text.secondary,
  textDecoration: 'none',
  ...focusInside,
  selectors: {
    '&[data-hovered]': { color: vars.color.text.primary },
    '&[aria-current]': {
      fontWeight: 700,
      color: vars.color.text.primary,
      boxShadow: `inset 0 ${size.focusRing} 0 ${vars.color.accent.fill}`,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[aria-current]': { borderTop: `${size.focusRing} solid Highlight` } },
    },
  },
});
