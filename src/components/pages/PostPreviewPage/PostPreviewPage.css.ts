import { globalStyle, style } from '@vanilla-extract/css';
import { from, low, size, space, vars, z } from '#src/theme/index.ts';

/** The bar stays visible: the page below it is not the one of readers. */
export const bar = style({
  position: 'sticky',
  top: size.headerHeightCompact,
  zIndex: z.header,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
  maxWidth: size.columnWidth,
  marginBottom: space[32],
  paddingBlock: space[12],
  background: vars.color.bg.page,
  borderBottom: `${size.borderThick} solid ${vars.color.border.strong}`,
  '@media': { [from('md')]: { top: size.headerHeight }, [low]: { position: 'static' } },
});

// The focus stops below it.
globalStyle(`:root:root:has(${bar})`, {
  scrollPaddingBlockStart: `calc(${size.headerHeight} + 9rem)`,
  '@media': { [low]: { scrollPaddingBlockStart: 0 } },
});

/** As wide as readers have it. */
export const post = style({ maxWidth: size.columnWidth });

export const viewer = style({ flex: '0 1 18rem' });

export const back = style({ marginBottom: `calc(-1 * ${space[8]})` });
