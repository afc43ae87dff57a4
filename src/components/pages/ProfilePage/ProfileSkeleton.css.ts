import { style } from '@vanilla-extract/css';

export const tiers = style({ height: '18rem' });
