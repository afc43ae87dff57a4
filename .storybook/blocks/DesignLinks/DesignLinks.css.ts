import { style } from '@vanilla-extract/css';
import { text } from '#src/theme/index.ts';

export const line = style({ ...text.small, margin: 0 });
