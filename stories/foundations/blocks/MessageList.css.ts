import { style } from '@vanilla-extract/css';
import { from, size, space, text, vars } from '#src/theme/index.ts';

export const bar = style({ display: 'grid', gap: space[16], maxWidth: size.popupWidth });
export const found = style({ ...text.small, color: vars.color.text.secondary });
export const heading = style({ ...text.title, paddingBottom: space[12] });
export const row = style({
  display: 'grid',
  gap: `${space[4]} ${space[24]}`,
  paddingBlock: space[8],
  borderTop: `${size.borderThin} solid ${vars.color.border.line}`,
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
export const facts = style({ ...text.small, color: vars.color.text.secondary, overflowWrap: 'anywhere' });
export const quoted = style({ ...text.hint, color: vars.color.text.primary });
