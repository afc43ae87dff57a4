import { style } from '@vanilla-extract/css';
import { space, text } from '#src/theme/index.ts';

export const empty = style({ display: 'grid', justifyItems: 'start', gap: space.x5, marginTop: space.x6 });

export const art = style({ fontSize: space.x9 });

export const sentence = style({ ...text.h3, maxWidth: '20em' });
