import { style } from '@vanilla-extract/css';
import { space } from '#src/theme/index.ts';

export const line = style({ marginBottom: space[12] });

export const lastLine = style({ width: '62%' });
