import { style, styleVariants } from '@vanilla-extract/css';
import { size } from '#src/theme/index.ts';
import { name, note, price } from './AuthorRow.css.ts';

// As high as a line of the text it stands for, to the last fraction of a pixel.
const line = style({ position: 'relative', maxWidth: '100%', '::before': { content: '"\\200b"' } });

export const lines = styleVariants({
  name: [line, name, { width: '8.5rem' }],
  meta: [line, note, { width: '10.5rem' }],
  price: [line, price, { width: '7rem' }],
  term: [line, note, { width: '9.5rem' }],
});

/** Leaves the white between two lines. */
export const bar = style({ position: 'absolute', inset: '0.15em 0' });

export const avatar = style({ width: size.avatarLarge, height: size.avatarLarge });

export const button = style({ width: '7rem', height: size.buttonHeightSmall });
