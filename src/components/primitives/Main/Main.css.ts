import { style } from '@vanilla-extract/css';

/** Takes the focus without a ring round the whole page. */
export const main = style({ outline: 'none' });
