import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { text, weight } from '#src/theme/index.ts';

export const money = recipe({
  base: { whiteSpace: 'nowrap' },
  variants: {
    kind: {
      row: text.sum,
      text: {},
      part: text.sumPart,
      total: text.sumTotal,
      great: text.sumGreat,
    },
    isStrong: { true: { fontWeight: weight.label } },
  },
});

/** Beside a large figure. */
export const unit = style({ ...text.sumUnit, marginInlineStart: '0.25em' });
