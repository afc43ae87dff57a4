import { style } from '@vanilla-extract/css';
import { from, size, space, text, vars, weight } from '#src/theme/index.ts';

export const related = style({
  marginTop: space[64],
  paddingTop: space[32],
  borderTop: `${size.borderThin} solid ${vars.color.border.line}`,
  '@media': { print: { display: 'none' } },
});

export const heading = style({ ...text.h3, marginBottom: space[24] });

/** Under one another; side by side where there is room. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  '@media': { [from('xl')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[32] } },
});

export const title = style({ ...text.body, fontWeight: weight.control });

export const description = style({ ...text.small, marginTop: space[8], color: vars.color.text.secondary });
