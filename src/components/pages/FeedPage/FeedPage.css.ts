import { style } from '@vanilla-extract/css';
import { from, size, space, text } from '#src/theme/index.ts';

/** The reading column. Shared with the skeleton, like everything above the cards. */
export const column = style({ maxWidth: size.columnWidth });

export const title = style({ ...text.appTitle, outline: 'none' });

export const posts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Takes back the padding of the first row; from `md` the rows are cards.
  marginTop: `calc(${space.x5} * -1)`,
  '@media': { [from('md')]: { gap: space.x5, marginTop: 0 } },
});

export const post = style({ outline: 'none' });

export const more = style({ display: 'grid', justifyItems: 'start', gap: space.x4, marginTop: space.x5 });

export const message = style({ display: 'grid', justifyItems: 'start', gap: space.x5, marginTop: space.x6 });

export const messageTitle = style({ ...text.h3, maxWidth: '20em' });

export const messageArt = style({ fontSize: space.x9 });
