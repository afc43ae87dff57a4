import { styleVariants } from '@vanilla-extract/css';

/** Boxes as large as labels, by their width. */
export const label = styleVariants(
  {
    '1.75rem': '1.75rem',
    '3.25rem': '3.25rem',
    '5.25rem': '5.25rem',
    '5.75rem': '5.75rem',
    '6rem': '6rem',
    '6.5rem': '6.5rem',
    '6.75rem': '6.75rem',
    '7.25rem': '7.25rem',
    '7.5rem': '7.5rem',
    '8.5rem': '8.5rem',
  },
  (width) => ({ width, height: '1.125rem' }),
);
