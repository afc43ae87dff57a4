import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, from, size, space, text, vars } from '#src/theme/index.ts';

const barHeight = space[28];
const hatch = '7px';
const least = space[10];

export const balance = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  paddingTop: space[16],
  borderTop: `${size.borderThick} solid ${vars.color.border.strong}`,
});

/** Hatching means that it is not final. */
const paints = {
  inPayout: { background: vars.color.chart.first },
  available: { background: vars.color.chart.second },
  held: {
    background: `repeating-linear-gradient(135deg, ${vars.color.text.secondary} 0 ${size.borderThick}, transparent ${size.borderThick} ${hatch})`,
    boxShadow: `inset 0 0 0 ${size.borderControl} ${vars.color.text.secondary}`,
  },
  disputed: { background: vars.color.chart.third },
  debt: { background: vars.color.text.primary },
} as const;

export const bar = style({ display: 'flex', gap: size.focusRing, height: barHeight });

export const part = styleVariants(paints, (paint) => [
  paint,
  { minWidth: least, '@media': { [forcedColors]: { forcedColorAdjust: 'none' } } },
]);

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `0 ${space[32]}`,
  '@media': {
    [from('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: space[24] },
  },
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: `${size.iconSmall} minmax(0, 1fr)`,
  columnGap: space[12],
  alignItems: 'start',
  paddingBlock: space[12],
  selectors: { '& + &': { borderTop: `${size.borderThin} solid ${vars.color.border.line}` } },
  '@media': {
    [from('md')]: { paddingBlock: 0, selectors: { '& + &': { borderTop: 'none' } } },
  },
});

export const mark = styleVariants(paints, (paint) => [
  paint,
  {
    width: size.iconSmall,
    height: size.iconSmall,
    marginTop: space[8],
    '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
  },
]);

export const name = style({ ...text.option, marginTop: space[6] });

export const note = style({ ...text.small, color: vars.color.text.secondary });
