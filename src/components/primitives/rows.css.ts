import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#src/theme/index.ts';

const line = `${size.borderThin} solid ${vars.color.border.line}`;

/** Takes the focus of a button that an answer removed. */
export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  outline: 'none',
});

export const list = style({ borderBottom: line });

export const item = style({
  display: 'grid',
  gap: space[12],
  paddingBlock: space[16],
  selectors: { '&:first-child': { paddingTop: 0 }, '& + &': { borderTop: line } },
});
