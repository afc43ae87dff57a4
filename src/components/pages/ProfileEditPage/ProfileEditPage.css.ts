import { style } from '@vanilla-extract/css';
import { space } from '#src/theme/index.ts';

export const hidden = style({ marginTop: space[24] });
