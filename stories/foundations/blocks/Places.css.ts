import { style } from '@vanilla-extract/css';
import { controlSize, space, text, vars } from '#src/theme/index.ts';

export const summary = style({
  ...text.small,
  paddingBlock: `calc((${controlSize.sm} - 1lh) / 2)`,
  color: vars.color.text.secondary,
  cursor: 'pointer',
});

export const list = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[16]}`,
  paddingBottom: space[8],
  color: vars.color.text.secondary,
  overflowWrap: 'anywhere',
});

export const link = style({
  display: 'inline-block',
  paddingBlock: space[4],
  color: vars.color.text.primary,
  textDecoration: 'underline',
});
