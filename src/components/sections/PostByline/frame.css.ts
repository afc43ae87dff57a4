/** What a byline and its skeletons share. */
import { style } from '@vanilla-extract/css';
import { space } from '#src/theme/index.ts';

export const byline = style({ position: 'relative', display: 'flex', alignItems: 'center', gap: space[14] });
