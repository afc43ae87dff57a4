import { style } from '@vanilla-extract/css';
import { space, text } from '#src/theme/index.ts';

export const empty = style({ display: 'grid', justifyItems: 'start', gap: space[24], marginTop: space[32] });

export const art = style({ fontSize: space[96] });

export const sentence = style({ ...text.h3, maxWidth: '20em' });
