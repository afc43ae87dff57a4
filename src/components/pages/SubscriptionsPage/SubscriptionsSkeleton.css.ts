import { styleVariants } from '@vanilla-extract/css';
import { size } from '#src/theme/index.ts';

export const tabLabel = styleVariants({ active: '7.25rem', cancelled: '6.5rem' }, (width) => ({
  width,
  height: size.skeletonLabel,
}));
