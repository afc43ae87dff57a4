import { keyframes, style } from '@vanilla-extract/css';
import { easing, fontSize, forcedColors, radius, vars } from '#src/theme/index.ts';

const hop = keyframes({
  '0%, 60%, 100%': { transform: 'none' },
  '30%': { transform: 'translateY(-70%)' },
});

export const dots = style({ display: 'inline-flex', gap: '0.31em', fontSize: fontSize.dots });

export const dot = style({
  width: '0.44em',
  height: '0.44em',
  borderRadius: radius.full,
  background: 'currentColor',
  animation: `${hop} ${vars.motion.pending} infinite ${easing.out}`,
  animationPlayState: vars.motion.loop,
  selectors: {
    '&:nth-child(2)': { animationDelay: `calc(${vars.motion.pending} * 0.133)` },
    '&:nth-child(3)': { animationDelay: `calc(${vars.motion.pending} * 0.267)` },
  },
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
});
