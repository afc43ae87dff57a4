import { style } from '@vanilla-extract/css';
import { from, size, space, text, vars } from '#src/theme/index.ts';

export const pair = style({
  display: 'grid',
  gap: space[16],
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[12],
  padding: space[16],
  background: vars.color.bg.surface,
});
export const right = style([side, { borderTop: `${size.borderThick} solid ${vars.color.success.text}` }]);
export const wrong = style([side, { borderTop: `${size.borderThick} dashed ${vars.color.error.text}` }]);
export const title = style({ ...text.mark, display: 'flex', alignItems: 'center', gap: space[8] });
export const example = style({ ...text.lead, overflowWrap: 'anywhere' });
export const why = style({ ...text.small, color: vars.color.text.secondary });
