import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors, inks, pleats, radius, space } from '#src/theme/index.ts';

/** Height of the curtain on a post's page. */
const curtainHeight = '380px';

/** Twice as wide as high, also while the picture loads. */
export const frame = recipe({
  base: {
    position: 'relative',
    width: '100%',
    aspectRatio: '2 / 1',
    overflow: 'hidden',
    '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
  },
  variants: {
    place: {
      card: { borderRadius: 'inherit' },
      page: { maxHeight: curtainHeight, borderRadius: radius.picture },
    },
  },
});

/** One sees the foot of a picture through the gap. */
export const behind = style({ position: 'absolute', inset: 0 });

globalStyle(`${behind} img`, { objectPosition: '50% 100%' });

const cloth = [
  `${inks.pine} 0 1.625rem`,
  `${pleats.dark} 1.625rem 2.75rem`,
  `${pleats.light} 2.75rem 3.25rem`,
].join(', ');

/** Two drawn halves leave a fifth of the picture open. */
export const curtain = style({
  position: 'absolute',
  insetBlock: 0,
  width: '40%',
  background: `repeating-linear-gradient(90deg, ${cloth})`,
  borderInline: `0 solid ${inks.yellow}`,
  selectors: {
    '&:nth-of-type(odd)': { left: 0, borderRightWidth: space[6] },
    '&:nth-of-type(even)': { right: 0, borderLeftWidth: space[6] },
  },
});
