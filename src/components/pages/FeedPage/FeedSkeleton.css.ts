import { styleVariants } from '@vanilla-extract/css';
import { size } from '#src/theme/index.ts';

export const tabLabel = styleVariants(
  { authors: '6rem', all: '1.75rem', open: '5.25rem', bookmarks: '6.75rem' },
  (width) => ({ width, height: size.skeletonLabel }),
);
