import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors, radius, reducedMotion, size, vars } from '#src/theme/index.ts';

const sheen = keyframes({ from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '0 0' } });
const { base, sheen: light } = vars.color.skeleton;

export const skeleton = recipe({
  base: {
    display: 'block',
    maxWidth: '100%',
    borderRadius: radius.picture,
    background: `linear-gradient(100deg, ${base} 40%, ${light} 50%, ${base} 60%) 0 / 300% 100%`,
    animation: `${sheen} ${vars.motion.sheen} infinite linear`,
    '@media': {
      [reducedMotion]: { animation: 'none', background: base },
      [forcedColors]: { forcedColorAdjust: 'none', background: 'GrayText', animation: 'none' },
    },
  },
  variants: {
    kind: {
      /** Fills the box its parent gives it. */
      fill: { width: '100%', height: '100%' },
      /** A line of text: as high as its letters. */
      line: { height: '1em' },
      title: { width: size.skeletonTitle, height: size.avatar },
      avatar: { width: size.avatar, height: size.avatar, flex: 'none' },
      picture: { width: '100%', height: size.skeletonPicture },
    },
    /** Part of the row that a line takes. */
    width: {
      full: {},
      most: {},
      half: {},
      third: {},
    },
  },
  compoundVariants: [
    { variants: { kind: 'line', width: 'full' }, style: { width: '100%' } },
    { variants: { kind: 'line', width: 'most' }, style: { width: '80%' } },
    { variants: { kind: 'line', width: 'half' }, style: { width: '50%' } },
    { variants: { kind: 'line', width: 'third' }, style: { width: '33%' } },
  ],
  defaultVariants: { kind: 'fill', width: 'full' },
});
