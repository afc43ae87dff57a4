import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { easing, fontSize, forcedColors, radius, size, vars } from '#src/theme/index.ts';

const hop = keyframes({
  '0%, 60%, 100%': { transform: 'none' },
  '30%': { transform: 'translateY(-70%)' },
});

const base = style({ display: 'inline-flex', gap: '0.31em' });

export const dots = styleVariants({
  page: [base, { fontSize: fontSize.dots }],
  /** Three dots are as wide as an icon. */
  icon: [base, { justifyContent: 'center', width: size.icon, fontSize: fontSize.tabBar }],
});

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
