import { style } from '@vanilla-extract/css';

/** Takes the focus from the skip link without a ring round the whole page. */
export const main = style({ outline: 'none' });
