import { createVar, style } from '@vanilla-extract/css';
import {
  forcedColors,
  from,
  longFigureSpacing,
  radius,
  size,
  space,
  text,
  vars,
  weight,
} from '#src/theme/index.ts';

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

const { block } = vars.color;

export const heading = style(text.title);

export const lists = style({
  display: 'grid',
  // As between the fields above.
  columnGap: space[24],
  '@media': { [from('md')]: { gridTemplateColumns: '1fr 1fr' } },
});

const row = style({
  display: 'flex',
  gap: space[14],
  paddingBlock: '0.6875rem',
  borderBlockStart: `${size.borderThin} solid ${block.line}`,
  '::before': { content: '""', flex: 'none', width: space[12] },
});

export const item = style([
  row,
  {
    fontWeight: weight.hint,
    '::before': {
      height: space[12],
      marginBlockStart: '0.4em',
      borderRadius: radius.full,
      background: block.text,
    },
    '@media': { [forcedColors]: { '::before': { forcedColorAdjust: 'none', background: 'CanvasText' } } },
  },
]);

export const excludedHeading = style({
  marginBlockStart: space[24],
  paddingBlock: '0.6875rem',
  color: block.textMuted,
  fontWeight: weight.label,
  '@media': { [from('md')]: { gridColumn: '1 / -1' } },
});

export const excluded = style({
  '@media': {
    [from('md')]: { gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'subgrid' },
  },
});

export const excludedItem = style([
  row,
  {
    color: block.textMuted,
    fontWeight: weight.term,
    '::before': { height: size.borderThick, marginBlockStart: '0.72em', background: block.textMuted },
    '@media': { [forcedColors]: { '::before': { forcedColorAdjust: 'none', background: 'CanvasText' } } },
  },
]);
