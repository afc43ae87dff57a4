import { style } from '@vanilla-extract/css';
import { controlSize } from '#src/theme/index.ts';

export const next = style({ width: '7rem', height: controlSize.sm });
