import { style } from '@vanilla-extract/css';
import { space } from '#src/theme/index.ts';

export const more = style({ display: 'grid', justifyItems: 'start', gap: space[16], marginTop: space[24] });
