import { style } from '@vanilla-extract/css';
import { size, space } from '#src/theme/index.ts';

export const column = style({ display: 'grid', gap: space[32], maxWidth: size.popupWidth });
