import { style } from '@vanilla-extract/css';
import { weight } from '#src/theme/index.ts';

export const reader = style({ fontWeight: weight.strong, overflowWrap: 'anywhere' });
