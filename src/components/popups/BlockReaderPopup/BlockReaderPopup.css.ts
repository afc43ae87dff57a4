import { style } from '@vanilla-extract/css';

export const reader = style({ fontWeight: 700, overflowWrap: 'anywhere' });
