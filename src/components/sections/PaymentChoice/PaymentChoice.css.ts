import { style } from '@vanilla-extract/css';
import { size, space, text, vars } from '#src/theme/index.ts';

export const title = style({ ...text.title, marginBottom: space[14] });

export const rows = style({ borderBottom: `${size.borderThin} solid ${vars.color.border.line}` });
