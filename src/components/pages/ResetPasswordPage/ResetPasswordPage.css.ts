import { style } from '@vanilla-extract/css';
import { size, space } from '#src/theme/index.ts';

export const column = style({ display: 'grid', gap: space.x6, maxWidth: size.popupWidth });
