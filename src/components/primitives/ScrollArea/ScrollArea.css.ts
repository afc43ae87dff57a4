import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#src/theme/index.ts';

const shown = `${vars.color.border.control} transparent`;

/** Changes nothing: it is the clock that says when the last scroll is far enough away. */
const stay = keyframes({ from: { scrollbarColor: shown }, to: { scrollbarColor: shown } });

export const area = style({
  minHeight: 0,
  maxHeight: '100%',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: 'transparent transparent',
  selectors: {
    '&[data-scrolling]': { scrollbarColor: shown, animation: `${stay} ${vars.motion.scrollHide}` },
  },
});
