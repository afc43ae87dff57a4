import { style } from '@vanilla-extract/css';

export const forced = style({ display: 'contents' });
