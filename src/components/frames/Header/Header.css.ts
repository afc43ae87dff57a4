import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { forcedColors, from, size, space, vars, z } from '#src/theme/index.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: z.header,
  background: vars.color.bg.page,
  '@supports': {
    // The hairline appears with the first scrolled pixel; a browser without scroll timelines has none.
    '(animation-timeline: scroll())': {
      '::after': {
        content: '""',
        position: 'absolute',
        inset: 'auto 0 0',
        height: size.borderThin,
        background: vars.color.border.line,
        animationName: appear,
        animationTimingFunction: 'linear',
        animationFillMode: 'both',
        animationTimeline: 'scroll(root)',
        animationRange: '0 1px',
      },
    },
  },
});

// Scroll targets stop below the header.
globalStyle(`:root:has(${header})`, {
  scrollPaddingBlockStart: size.headerHeightCompact,
  '@media': { [from('md')]: { scrollPaddingBlockStart: size.headerHeight } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  height: size.headerHeightCompact,
  '@media': {
    [from('sm')]: { gap: space[16] },
    [from('md')]: { height: size.headerHeight },
  },
});

export const logo = style({
  minWidth: 0,
  marginInlineEnd: 'auto',
  color: 'inherit',
  '@media': { [forcedColors]: { color: 'CanvasText' } },
});

// The wordmark shrinks on a screen of 320 px, so that the buttons fit.
globalStyle(`${logo} > svg`, { maxWidth: '100%' });
