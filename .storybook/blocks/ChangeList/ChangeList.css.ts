import { style } from '@vanilla-extract/css';
import { from, space, text } from '#src/theme/index.ts';

export const list = style({
  ...text.small,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: space[8],
});

export const change = style({
  '@media': {
    [from('sm')]: { display: 'grid', gridTemplateColumns: 'minmax(6rem, auto) 1fr', gap: space[16] },
  },
});

export const date = style({ display: 'block', fontVariantNumeric: 'tabular-nums' });
