import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, from, low, size, space, text, vars, z } from '#src/theme/index.ts';

const lineHeight = space[40];

/** Out of the flow: the page does not move when the network goes. */
export const region = style({
  position: 'fixed',
  insetBlockStart: size.headerHeightCompact,
  insetInline: 0,
  zIndex: z.header,
  '@media': {
    [from('md')]: { insetBlockStart: size.headerHeight },
    [low]: { position: 'static' },
    print: { display: 'none' },
  },
});

globalStyle(`:root:has([data-sheet]) ${region}`, { display: 'none' });

export const offlineLine = style({
  ...text.label,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minHeight: lineHeight,
  paddingInline: vars.layout.margin,
  background: vars.color.warning.bg,
  color: vars.color.warning.text,
  '::before': {
    content: '""',
    flex: 'none',
    width: size.checkMark,
    height: size.focusRing,
    background: 'currentColor',
  },
  '@media': {
    [forcedColors]: {
      borderBottom: `${size.borderThin} solid CanvasText`,
      '::before': { forcedColorAdjust: 'none', background: 'CanvasText' },
    },
  },
});

// Focus scrolling stops below the line, too.
globalStyle(`:root:root:has(${offlineLine}):not(:has([data-sheet]))`, {
  scrollPaddingBlockStart: `calc(${size.headerHeightCompact} + ${lineHeight} + ${space[8]})`,
  '@media': {
    [from('md')]: { scrollPaddingBlockStart: `calc(${size.headerHeight} + ${lineHeight} + ${space[8]})` },
    [low]: { scrollPaddingBlockStart: space[8] },
  },
});
