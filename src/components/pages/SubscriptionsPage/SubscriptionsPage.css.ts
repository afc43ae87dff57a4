import { style } from '@vanilla-extract/css';
import { size, space, text } from '#src/theme/index.ts';

export const title = style({ ...text.appTitle, outline: 'none' });

/** Why the list could not be loaded, above what was loaded before. */
export const failure = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x5,
  maxWidth: size.columnWidth,
  marginTop: space.x6,
});

/** The way to more authors, under the list. */
export const authors = style({ ...text.ui, marginTop: space.x5 });

export const empty = style({ display: 'grid', justifyItems: 'start', gap: space.x5, marginTop: space.x6 });

export const emptyArt = style({ fontSize: space.x9 });

export const emptyTitle = style({ ...text.h3, maxWidth: '20em' });
