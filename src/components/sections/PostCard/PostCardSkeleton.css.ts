import { style } from '@vanilla-extract/css';
import { controlSize, space } from '#src/theme/index.ts';

export const author = style({ width: '10rem', height: '1rem' });

export const meta = style({ width: '6rem', height: '0.75rem', marginTop: space[8] });

export const title = style({ width: '72%', height: '1.625rem' });

export const line = style({ height: '0.875rem' });

export const lastLine = style({ width: '86%', height: '0.875rem' });

/** As high as a picture. */
export const picture = style({ aspectRatio: '2 / 1' });

export const actions = style({ width: '11rem', height: controlSize.sm, marginBlock: space[8] });
