import { style, styleVariants } from '@vanilla-extract/css';
import { size, text } from '#src/theme/index.ts';
import { author, note, price } from './SubscriptionsPage.css.ts';

// As high as a line of the text it stands for, to the last fraction of a pixel.
const height = { position: 'relative', maxWidth: '100%', '::before': { content: '"\\200b"' } } as const;
const line = style(height);

export const title = style({ ...height, ...text.appTitle, width: size.skeletonTitle });

export const tabLabel = styleVariants({ active: '7.25rem', cancelled: '6.5rem' }, (width) => ({
  width,
  height: '1.125rem',
}));

export const lines = styleVariants({
  author: [line, author, { width: '8.5rem' }],
  meta: [line, note, { width: '10.5rem' }],
  price: [line, price, { width: '7rem' }],
  term: [line, note, { width: '9.5rem' }],
});

/** Leaves the white between two lines. */
export const bar = style({ position: 'absolute', inset: '0.15em 0' });

export const avatar = style({ width: size.avatarLarge, height: size.avatarLarge });

export const button = style({ width: '7rem', height: size.buttonHeightSmall });
