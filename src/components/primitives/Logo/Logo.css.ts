import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { from, inks, size } from '#src/theme/index.ts';

export const logo = recipe({
  base: { aspectRatio: '390 / 96', color: 'inherit', fill: 'currentColor' },
  variants: {
    size: {
      // The letters stand low in their box; the shift puts them on the optical middle of the header.
      header: {
        width: 'auto',
        height: size.logoCompact,
        transform: 'translateY(12.5%)',
        '@media': { [from('md')]: { height: size.logo } },
      },
      full: { width: '100%', height: 'auto' },
    },
  },
  defaultVariants: { size: 'header' },
});

/** The letter «о»: cinnabar in both themes. */
export const dot = style({ fill: inks.cinnabar });
