import { style } from '@vanilla-extract/css';
import { from, space, text, vars, weight } from '#src/theme/index.ts';

export const section = style({
  paddingBlock: space.section,
  background: vars.color.block.first,
  color: vars.color.block.text,
  vars: { [vars.color.border.control]: vars.color.block.fieldBorder },
});

/** Its long word keeps clear of the fields while the first third is narrow. */
export const title = style(text.h2Beside);

export const fields = style({
  display: 'grid',
  gap: space[24],
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Formula of the result: the longest one breaks at its sign. */
export const terms = style({
  marginBlockEnd: space[32],
  color: vars.color.block.textMuted,
  fontWeight: weight.label,
});

export const resultLabel = style({ marginBlockStart: space[24], fontWeight: weight.label });
