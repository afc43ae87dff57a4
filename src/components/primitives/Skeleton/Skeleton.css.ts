import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { avatarSize, forcedColors, radius, reducedMotion, text, vars } from '#src/theme/index.ts';

/** Width of a title that is still loading. */
const titleWidth = '220px';
/** Height of a picture that is still loading. */
const pictureHeight = '220px';

const sheen = keyframes({ from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '0 0' } });
const { base, sheen: light } = vars.color.skeleton;

const paint = {
  borderRadius: radius.picture,
  background: `linear-gradient(100deg, ${base} 40%, ${light} 50%, ${base} 60%) 0 / 300% 100%`,
  animation: `${sheen} ${vars.motion.sheen} infinite linear`,
} as const;
const still = { animation: 'none', background: base } as const;
const forced = { forcedColorAdjust: 'none', background: 'GrayText', animation: 'none' } as const;

export const skeleton = recipe({
  base: {
    ...paint,
    display: 'block',
    maxWidth: '100%',
    '@media': { [reducedMotion]: still, [forcedColors]: forced },
  },
  variants: {
    kind: {
      /** Fills the box its parent gives it. */
      fill: { width: '100%', height: '100%' },
      /** A line of text: as high as its letters. */
      line: { height: '1em' },
      title: { width: titleWidth, height: avatarSize.regular },
      avatar: { width: avatarSize.regular, height: avatarSize.regular, flex: 'none' },
      picture: { width: '100%', height: pictureHeight },
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

/** As high as a line of the text around it, to the last fraction of a pixel; the bar leaves the white between lines. */
export const textSkeleton = recipe({
  base: {
    display: 'block',
    position: 'relative',
    maxWidth: '100%',
    '::before': { content: '"\\200b"' },
    '::after': { ...paint, content: '""', position: 'absolute', inset: '0.15em 0' },
    '@media': { [reducedMotion]: { '::after': still }, [forcedColors]: { '::after': forced } },
  },
  variants: {
    length: {
      short: { width: '7rem' },
      medium: { width: '8.5rem' },
      long: { width: '9.5rem' },
      longest: { width: '10.5rem' },
      title: { width: titleWidth, '::after': { inset: 0 } },
    },
  },
});

export const title = style(text.appTitle);
