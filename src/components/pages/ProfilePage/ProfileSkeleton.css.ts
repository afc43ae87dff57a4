import { style, styleVariants } from '@vanilla-extract/css';
import { size } from '#src/theme/index.ts';

export const tiers = style({ height: '18rem' });

export const tabLabel = styleVariants({ all: '3.25rem', locked: '5.25rem' }, (width) => ({
  width,
  height: size.skeletonLabel,
}));
