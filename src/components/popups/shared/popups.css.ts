import { style } from '@vanilla-extract/css';
import { vars, weight } from '#src/theme/index.ts';

export const person = style({ fontWeight: weight.strong, overflowWrap: 'anywhere' });

export const question = style({ color: vars.color.text.secondary });
