import { style } from '@vanilla-extract/css';
import { size, space, text } from '#src/theme/index.ts';

export const table = style({
  ...text.small,
  borderCollapse: 'collapse',
  margin: `${space[16]} 0 ${space[32]}`,
});

export const cell = style({
  padding: `${space[8]} ${space[24]} ${space[8]} 0`,
  borderBottom: `${size.borderThin} solid currentColor`,
  textAlign: 'start',
  verticalAlign: 'top',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
});

export const key = style([cell, { whiteSpace: 'nowrap' }]);
