import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { size } from '#src/theme/index.ts';

export const icon = recipe({
  base: {
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeLinecap: 'square',
    strokeLinejoin: 'miter',
  },
  variants: {
    size: {
      regular: { width: size.icon, height: size.icon, strokeWidth: 2 },
      // 16 px of a 24 grid: a thicker stroke keeps its 2 px on the screen.
      small: { width: size.iconSmall, height: size.iconSmall, strokeWidth: 3 },
    },
    isFilled: { true: { fill: 'currentColor' } },
  },
  defaultVariants: { size: 'regular' },
});

/** The one solid dot of an icon. */
export const solid = style({ fill: 'currentColor', stroke: 'none' });
