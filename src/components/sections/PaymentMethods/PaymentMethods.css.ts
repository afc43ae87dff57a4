import { style } from '@vanilla-extract/css';
import { from, radius, size, space, text, vars } from '#src/theme/index.ts';

const line = `${size.borderThin} solid ${vars.color.border.line}`;

/** Takes the focus of a button that an answer removed. */
export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  outline: 'none',
});

export const list = style({ borderBottom: line });

export const item = style({
  display: 'grid',
  gap: space[12],
  paddingBlock: space[16],
  selectors: { '&:first-child': { paddingTop: 0 }, '& + &': { borderTop: line } },
});

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
