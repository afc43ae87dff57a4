import { createVar, style } from '@vanilla-extract/css';
import { longFigureSpacing, space, text, vars } from '#src/theme/index.ts';

/** Nine characters fit at full size. */
const fitting = 9;

/** A number of this length or more does not shrink any further: a third of the full size. */
export const longest = 27;

/** A number of this length or more may break between its groups. */
export const breakable = 13;

const scale = createVar();

// A rule per length, not a `style` attribute: the content policy refuses one in a prerendered page.
const shrinking = Array.from({ length: longest - fitting }, (_, index) => fitting + 1 + index).map(
  (length) => [`&[data-length="${length}"]`, { vars: { [scale]: (fitting / length).toFixed(3) } }] as const,
);

export const result = style({
  ...text.result,
  display: 'block',
  marginBlock: `${space[24]} ${space[16]}`,
  marginInlineStart: '-0.04em',
  fontSize: `calc(${text.result.fontSize} * ${scale})`,
  overflowWrap: 'anywhere',
  textWrap: 'wrap',
  color: vars.color.block.numeralFirst,
  vars: { [scale]: '1' },
  selectors: {
    ...Object.fromEntries(shrinking),
    // The tight setting of giant figures would glue the groups of small ones.
    '&[data-breakable]': { letterSpacing: longFigureSpacing, wordSpacing: '0.08em' },
  },
});

export const unit = style({
  ...text.resultUnit,
  whiteSpace: 'nowrap',
});
