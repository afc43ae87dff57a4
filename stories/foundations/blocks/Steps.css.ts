import { style } from '@vanilla-extract/css';
import { size, space, text, vars } from '#src/theme/index.ts';

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
  columnGap: space[32],
});
export const step = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[16],
  minWidth: 0,
  borderTop: `${size.borderThin} solid ${vars.color.border.line}`,
});
export const value = style({ ...text.small, color: vars.color.text.secondary, overflowWrap: 'anywhere' });
