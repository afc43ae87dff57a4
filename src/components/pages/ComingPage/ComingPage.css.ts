import { style } from '@vanilla-extract/css';
import { space, vars } from '#src/theme/index.ts';

export const note = style({ maxWidth: '34em', marginTop: space[24], color: vars.color.text.secondary });

export const action = style({ marginTop: space[24] });
