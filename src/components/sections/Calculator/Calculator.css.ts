import { style } from '@vanilla-extract/css';
import { from, space, text, vars } from '#src/theme/index.ts';

export const section = style({
  paddingBlock: space.section,
  background: vars.color.block.first,
  color: vars.color.block.text,
  vars: { [vars.color.border.control]: vars.color.block.fieldBorder },
});

export const title = style({
  ...text.h2,
  // The long word keeps clear of the fields while the first third is narrow.
  '@media': {
    [from('lg')]: { fontSize: '3.125rem' },
    [from('xl')]: { fontSize: text.h2.fontSize },
  },
});

export const fields = style({
  display: 'grid',
  gap: space[24],
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** How the result comes about: the longest one breaks at its sign. */
export const terms = style({ marginBlockEnd: space[32], color: vars.color.block.textMuted, fontWeight: 600 });

export const resultLabel = style({ marginBlockStart: space[24], fontWeight: 600 });
