import { styleVariants } from '@vanilla-extract/css';

export const tabLabel = styleVariants({ all: '1.75rem', open: '5.25rem', locked: '6.375rem' }, (width) => ({
  width,
  height: '1.125rem',
}));
