import { style } from '@vanilla-extract/css';
import { radius, space } from '#src/theme/index.ts';

/** Ring of the place when it gets focus. */
export const slot = style({ borderRadius: radius.control });

export const error = style({ marginTop: space[6] });
