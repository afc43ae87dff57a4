import { style, styleVariants } from '@vanilla-extract/css';

export const tiers = style({ height: '18rem' });

export const tabLabel = styleVariants({ all: '3.25rem', locked: '5.25rem' }, (width) => ({
  width,
  height: '1.125rem',
}));
