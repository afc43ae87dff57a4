/** Shared by the shell and its skeleton, so that nothing shifts when one replaces the other. */
import { globalStyle, style } from '@vanilla-extract/css';
import { from, low, size, space, vars, z } from '#src/theme/index.ts';

/** Width of the sidebar (specification section 9). */
const sidebarWidth = '315px';
/** Width of sidebar, column, rail and the gaps. */
const shellMax = '1456px';
/** Height of a row of the sidebar. */
export const navItemHeight = space[48];

export const shell = style({
  display: 'grid',
  gridTemplate: `'header' ${size.headerHeightCompact} 'content' 1fr / minmax(0, 1fr)`,
  minHeight: '100dvh',
  '@media': {
    [from('md')]: { gridTemplateRows: `${size.headerHeight} 1fr` },
    [from('xl')]: {
      gridTemplate: `'header header' ${size.headerHeight} 'sidebar content' 1fr / ${sidebarWidth} minmax(0, 1fr)`,
    },
    // The shell is centred on a wide screen; only the line under the header runs to its edges.
    [from('xxl')]: {
      gridTemplate: `'header header header header' ${size.headerHeight} '. sidebar content .' 1fr / 1fr ${sidebarWidth} calc(${shellMax} - ${sidebarWidth}) 1fr`,
    },
  },
});

/** The ring of the focus, and the lines of the bars. */
const clearance = space[8];

// Scroll targets stop clear of header and tab bar.
globalStyle(`:root:has(${shell})`, {
  scrollPaddingBlock: `calc(${size.headerHeightCompact} + ${clearance}) calc(${size.tabBar} + ${clearance})`,
  '@media': {
    [from('md')]: { scrollPaddingBlockStart: `calc(${size.headerHeight} + ${clearance})` },
    [from('xl')]: { scrollPaddingBlockEnd: clearance },
    [low]: { scrollPaddingBlock: clearance },
  },
});

export const header = style({
  gridArea: 'header',
  position: 'sticky',
  top: 0,
  zIndex: z.header,
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  paddingInline: vars.layout.margin,
  background: vars.color.bg.page,
  borderBottom: `${size.borderThin} solid ${vars.color.border.line}`,
  '@media': {
    [from('xl')]: { paddingInline: `${space[32]} ${space[48]}` },
    [from('xxl')]: {
      paddingInline: `calc((100% - ${shellMax}) / 2 + ${space[32]}) calc((100% - ${shellMax}) / 2 + ${space[48]})`,
    },
    [low]: { position: 'static' },
    print: { position: 'static' },
  },
});

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
    [low]: { top: 0, height: '100dvh' },
    print: { display: 'none' },
  },
});

/** Fills the sidebar, and scrolls where the sidebar is too low for it. */
export const sidebarContent = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[24],
  minHeight: '100%',
  padding: `${space[40]} ${space[24]} ${space[28]} ${space[20]}`,
});

export const sidebarList = style({ display: 'grid', gap: space[2] });

export const account = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[16]} 0 0 ${space[12]}`,
  borderTop: `${size.borderThin} solid ${vars.color.border.line}`,
});

/** The page's column, as high as the screen leaves it. */
export const content = style({
  gridArea: 'content',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** The page itself. */
export const page = style({
  padding: `${space[32]} ${vars.layout.margin} ${space[128]}`,
  '@media': { [from('xl')]: { padding: `${space[48]} ${space[48]} ${space[96]}` } },
});

export const tabBar = style({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: z.header,
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: vars.color.bg.surface,
  borderTop: `${size.borderThin} solid ${vars.color.border.line}`,
  '@media': {
    [from('xl')]: { display: 'none' },
    [low]: { position: 'static' },
    // Paper would repeat it over the text of every sheet.
    print: { display: 'none' },
  },
});

// The editor's toolbar covers the tab bar on a phone, so links behind it would hide the focus.
globalStyle(`${shell}:has([data-sheet]) > ${tabBar}`, {
  display: 'none',
  '@media': {
    [from('md')]: { display: 'block' },
    [from('xl')]: { display: 'none' },
    print: { display: 'none' },
  },
});

export const tabBarList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
});
