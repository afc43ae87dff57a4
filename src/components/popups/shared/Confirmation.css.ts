import { style } from '@vanilla-extract/css';
import { weight } from '#src/theme/index.ts';

export const person = style({ fontWeight: weight.strong, overflowWrap: 'anywhere' });
