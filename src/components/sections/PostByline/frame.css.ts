import { style } from '@vanilla-extract/css';
import { space } from '#src/theme/index.ts';

/** Shared by the byline and its skeleton: the first download contains the skeleton only. */
export const byline = style({ position: 'relative', display: 'flex', alignItems: 'center', gap: space[14] });
