import { style } from '@vanilla-extract/css';
import { forcedColors, radius, size, space, text, vars } from '#src/theme/index.ts';

export const title = style(text.option);

export const bar = style({
  display: 'flex',
  gap: space[2],
  height: space[12],
  marginBlock: `${space[10]} ${space[8]}`,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
});

const { first, second, third } = vars.color.chart;

export const part = style({
  minWidth: space[2],
  selectors: {
    '&:nth-child(1)': { background: first },
    '&:nth-child(2)': { background: second },
    '&:nth-child(3)': { background: third },
  },
});

export const list = style({ display: 'grid', gap: space[2] });

export const share = style({
  ...text.small,
  display: 'flex',
  alignItems: 'baseline',
  gap: space[8],
  '::before': {
    content: '""',
    flex: 'none',
    width: size.checkMark,
    height: size.checkMark,
    borderRadius: radius.full,
  },
  selectors: {
    '&:nth-child(1)::before': { background: first },
    '&:nth-child(2)::before': { background: second },
    '&:nth-child(3)::before': { background: third },
  },
  '@media': { [forcedColors]: { '::before': { forcedColorAdjust: 'none' } } },
});

export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
