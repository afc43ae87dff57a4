import { style } from '@vanilla-extract/css';
import { space } from '#src/theme/index.ts';

export const list = style({ listStyle: 'disc', paddingInlineStart: space[20] });
