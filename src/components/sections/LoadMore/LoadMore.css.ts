import { style } from '@vanilla-extract/css';
import { space } from '#src/theme/index.ts';

export const more = style({ display: 'grid', justifyItems: 'start', gap: space.x4, marginTop: space.x5 });
