import { style } from '@vanilla-extract/css';
import { space } from '#src/theme/index.ts';

/** What a byline and its skeleton share: the first download has the skeleton only. */
export const byline = style({ position: 'relative', display: 'flex', alignItems: 'center', gap: space[14] });
