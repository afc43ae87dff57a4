import { style } from '@vanilla-extract/css';
import { from, radius, size, space, text, vars } from '#src/theme/index.ts';

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[16] });

export const row = style({
  display: 'grid',
  alignItems: 'center',
  gap: `${space[8]} ${space[24]}`,
  paddingBlock: space[12],
  borderTop: `${size.borderThin} solid ${vars.color.border.line}`,
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const about = style({ ...text.small, color: vars.color.text.secondary });
export const track = style({
  height: space[24],
  background: vars.color.bg.sunken,
  borderRadius: radius.full,
});
export const way = style({ height: '100%', paddingInlineEnd: space[24] });
export const runner = style({ height: '100%' });
export const dot = style({
  width: space[24],
  height: space[24],
  borderRadius: radius.full,
  background: vars.color.accent.fill,
});

export const curves = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))',
  gap: space[24],
});
export const curve = style({
  width: '100%',
  maxWidth: '16rem',
  padding: space[16],
  background: vars.color.bg.surface,
  overflow: 'visible',
});
export const axes = style({ fill: 'none', stroke: vars.color.border.control, strokeWidth: 1 });
export const line = style({ fill: 'none', stroke: vars.color.accent.fill, strokeWidth: 3 });
