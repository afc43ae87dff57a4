import { styleVariants } from '@vanilla-extract/css';

export const tabLabel = styleVariants(
  { authors: '6rem', all: '1.75rem', open: '5.25rem', bookmarks: '6.75rem' },
  (width) => ({ width, height: '1.125rem' }),
);
