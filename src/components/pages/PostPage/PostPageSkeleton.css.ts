import { style } from '@vanilla-extract/css';
import { space } from '#src/theme/index.ts';

export const line = style({ marginBottom: space.x3 });

export const lastLine = style({ width: '62%' });
