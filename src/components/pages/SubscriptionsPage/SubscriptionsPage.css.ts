import { style } from '@vanilla-extract/css';
import { space, text } from '#src/theme/index.ts';

export const title = style({ ...text.appTitle, outline: 'none' });

/** The way to more authors, under the list. */
export const authors = style({ ...text.ui, marginTop: space.x5 });

export const empty = style({ display: 'grid', justifyItems: 'start', gap: space.x5, marginTop: space.x6 });

export const emptyArt = style({ fontSize: space.x9 });

export const emptyTitle = style({ ...text.h3, maxWidth: '20em' });
