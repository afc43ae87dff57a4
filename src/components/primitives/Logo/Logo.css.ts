import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { forcedColors, from, inks, size, vars } from '#src/theme/index.ts';

export const logo = recipe({
  base: { aspectRatio: '390 / 96', color: 'inherit', fill: 'currentColor' },
  variants: {
    size: {
      // The letters are low in their box; the shift centres them optically in the header.
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

/** The letter «о»: the red of the first heading. */
export const dot = style({
  fill: vars.color.accent.fill,
  '@media': { [forcedColors]: { fill: inks.cinnabar } },
});
