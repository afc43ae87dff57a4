import { style, styleVariants } from '@vanilla-extract/css';

export const tab = styleVariants({ all: '3.25rem', locked: '5.25rem' }, (width) => ({
  width,
  height: '1.125rem',
}));

export const tiers = style({ height: '18rem' });
