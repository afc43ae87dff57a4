import { style } from '@vanilla-extract/css';
import { size } from '#src/theme/index.ts';

export const next = style({ width: '7rem', height: size.buttonHeightSmall });
