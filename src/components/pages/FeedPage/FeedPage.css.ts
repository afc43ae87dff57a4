import { style } from '@vanilla-extract/css';

export const post = style({ outline: 'none' });
