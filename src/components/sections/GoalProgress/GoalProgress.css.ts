import { style } from '@vanilla-extract/css';
import { forcedColors, size, space, text, vars, weight } from '#src/theme/index.ts';

export const goal = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });

export const title = style({ ...text.option, overflowWrap: 'anywhere' });

export const track = style({
  position: 'relative',
  display: 'flex',
  gap: space[2],
  height: space[12],
  background: vars.color.bg.sunken,
  '@media': { [forcedColors]: { border: `${size.borderThin} solid CanvasText` } },
});

const part = style({ '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } } });

export const raised = style([part, { background: vars.color.chart.first }]);

/** The payer's own part is seen, however small it is. */
export const own = style([part, { minWidth: space[4], background: vars.color.accent.fill }]);

export const foot = style({
  ...text.note,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[16]}`,
});

export const sum = style({ fontWeight: weight.strong });

export const people = style({ color: vars.color.text.secondary });
