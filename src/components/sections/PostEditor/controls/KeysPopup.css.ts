import { style } from '@vanilla-extract/css';
import { size, space, text, vars } from '#src/theme/index.ts';

export const keys = style(text.body);

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[16]}`,
  paddingBlock: space[8],
  borderBottom: `${size.borderThin} solid ${vars.color.border.line}`,
});

export const key = style({ ...text.ui, fontVariantNumeric: 'tabular-nums' });

export const note = style({ ...text.small, marginBlock: space[16], color: vars.color.text.secondary });
