import { styleVariants } from '@vanilla-extract/css';

export const tabLabel = styleVariants({ active: '7.25rem', cancelled: '6.5rem' }, (width) => ({
  width,
  height: '1.125rem',
}));
