import { style } from '@vanilla-extract/css';
import { forcedColors, from, radius, size, space, text, vars, weight } from '#src/theme/index.ts';

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
