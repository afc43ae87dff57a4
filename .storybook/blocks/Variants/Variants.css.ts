import { style } from '@vanilla-extract/css';
import { from, size, space, text } from '#src/theme/index.ts';

export const list = style({
  margin: `${space[16]} 0 ${space[32]}`,
  borderBottom: `${size.borderThin} solid currentColor`,
});

export const row = style({
  display: 'grid',
  borderTop: `${size.borderThin} solid currentColor`,
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'center' } },
});

export const words = style({ ...text.small, margin: 0, padding: `${space[16]} ${space[24]}` });

export const name = style({ fontSize: text.small.fontSize });

export const use = style({ margin: 0 });
