import { style } from '@vanilla-extract/css';
import { from, size, space, text, vars } from '#src/theme/index.ts';

export const title = style({ ...text.option, paddingBottom: space[8] });
export const row = style({
  display: 'grid',
  gap: `${space[4]} ${space[16]}`,
  paddingBlock: space[8],
  borderTop: `${size.borderThin} solid ${vars.color.border.line}`,
  '@media': { [from('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
});
export const name = style({ ...text.small, color: vars.color.text.secondary, overflowWrap: 'anywhere' });
export const value = style({ overflowWrap: 'anywhere' });
