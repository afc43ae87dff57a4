import { style } from '@vanilla-extract/css';
import { vars } from '#src/theme/index.ts';

export const question = style({ color: vars.color.text.secondary });
