import { style } from '@vanilla-extract/css';

export const author = style({ fontWeight: 700, overflowWrap: 'anywhere' });
