import { style } from '@vanilla-extract/css';
import { space } from '#src/theme/index.ts';

export const name = style({ width: '10rem', height: '1rem' });

export const meta = style({ width: '7rem', height: '0.75rem', marginTop: space[8] });

export const line = style({ marginBottom: space[12] });

export const lastLine = style({ width: '62%' });
