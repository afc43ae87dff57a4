import { style } from '@vanilla-extract/css';
import { space, text } from '#src/theme/index.ts';

export const title = style({ ...text.appTitle, outline: 'none' });

export const post = style({ outline: 'none' });

export const message = style({ display: 'grid', justifyItems: 'start', gap: space.x5, marginTop: space.x6 });

export const messageTitle = style({ ...text.h3, maxWidth: '20em' });

export const messageArt = style({ fontSize: space.x9 });
