import { style } from '@vanilla-extract/css';
import { space, text } from '#src/theme/index.ts';

export const line = style({ ...text.small, margin: `0 0 ${space[16]}` });
