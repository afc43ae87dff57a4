import { style } from '@vanilla-extract/css';
import { space, text, vars } from '#src/theme/index.ts';

export const note = style({
  ...text.body,
  display: 'grid',
  gap: space[8],
  maxWidth: '36em',
  marginBlock: `${space[12]} ${space[32]}`,
  color: vars.color.text.secondary,
  textWrap: 'pretty',
});

export const name = style({
  ...text.option,
  color: vars.color.text.primary,
  overflowWrap: 'anywhere',
});
