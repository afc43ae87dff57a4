import { style, styleVariants } from '@vanilla-extract/css';
import { font, from, size, space, text, vars } from '#src/theme/index.ts';

export const row = style({
  display: 'grid',
  gap: `${space[4]} ${space[24]}`,
  paddingBlock: space[16],
  borderTop: `${size.borderThin} solid ${vars.color.border.line}`,
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
});
export const facts = style({ ...text.small, minWidth: 0, color: vars.color.text.secondary });
export const sample = styleVariants(text, (rule) => [
  rule,
  { minWidth: 0, overflow: 'hidden', overflowWrap: 'anywhere' as const, paddingBlock: space[8] },
]);

export const specimens = style({
  display: 'grid',
  gap: space[24],
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const narrow = style({
  maxWidth: '14rem',
  padding: space[16],
  background: vars.color.bg.surface,
});
export const word = style({ ...text.h3, overflowWrap: 'anywhere' });
export const reading = style({ ...text.post, hyphens: 'auto' });
export const sums = style({
  ...text.price,
  fontFamily: font.author,
  fontVariantNumeric: 'tabular-nums lining-nums',
  width: '100%',
  textAlign: 'end',
});
export const plain = style([sums, { fontFamily: font.platform }]);
export const caption = style({ ...text.small, color: vars.color.text.secondary, paddingBottom: space[8] });
