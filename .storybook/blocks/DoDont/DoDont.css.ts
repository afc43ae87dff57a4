import { style, styleVariants } from '@vanilla-extract/css';
import { from, size, space, text } from '#src/theme/index.ts';

export const pair = style({
  display: 'grid',
  gap: space[24],
  margin: `${space[16]} 0 ${space[32]}`,
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const side = styleVariants({ do: 'solid', dont: 'dashed' }, (line) => ({
  // Examples and captions of a pair begin on the same lines.
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  gap: 0,
  margin: 0,
  border: `${size.borderThin} ${line} currentColor`,
}));

export const caption = style({
  ...text.small,
  padding: space[16],
  borderTop: `${size.borderThin} solid currentColor`,
});

export const title = style({ display: 'flex', alignItems: 'center', gap: space[8] });
