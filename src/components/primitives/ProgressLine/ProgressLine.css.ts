import { keyframes, style } from '@vanilla-extract/css';
import { forcedColors, reducedMotion, size, vars, z } from '#src/theme/index.ts';

const show = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const run = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

const appear = `${show} ${vars.motion.fast} ${vars.motion.patience} backwards`;

export const line = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: z.toast,
  height: size.progressLine,
  transformOrigin: 'left',
  background: vars.color.accent.fill,
  animation: `${appear}, ${run} ${vars.motion.progress} ${vars.motion.patience} cubic-bezier(.1,.7,.2,1) backwards`,
  '@media': {
    [reducedMotion]: { animation: appear },
    [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' },
    print: { display: 'none' },
  },
});
