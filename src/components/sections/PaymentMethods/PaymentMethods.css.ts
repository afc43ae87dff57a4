import { style } from '@vanilla-extract/css';
import { from, radius, space, text, vars } from '#src/theme/index.ts';

export { box, item, list } from '../../primitives/rows.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[14],
  alignItems: 'start',
  '@media': {
    [from('sm')]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center' },
  },
});

/** The sign of the kind on its plate. */
export const sign = style({
  display: 'grid',
  padding: space[10],
  borderRadius: radius.picture,
  background: vars.color.bg.sunken,
});

export const words = style({ display: 'grid', justifyItems: 'start', gap: space[4] });

export const title = style({ ...text.action, overflowWrap: 'anywhere' });

export const note = style({ ...text.small, color: vars.color.text.secondary });

/** On a phone the button is below the words, in their column. */
export const action = style({
  gridColumn: 2,
  '@media': { [from('sm')]: { gridColumn: 'auto' } },
});
