import { style } from '@vanilla-extract/css';
import { from, size, space, text, vars } from '#src/theme/index.ts';

export const waiting = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space[12],
});

export const dots = style({ paddingBottom: space[8], color: vars.color.accent.fill });

export const lead = style({
  ...text.body,
  maxWidth: '36em',
  marginTop: space[12],
  color: vars.color.text.secondary,
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
});

/** An answer under the title; takes no room without one. */
export const answer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&:has(> :not(:empty))': { marginTop: space[20] } },
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  marginTop: space[32],
});

export const heading = style({ ...text.title, marginBottom: space[14] });

export const end = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });

export const actions = style({
  display: 'grid',
  gap: space[8],
  '@media': {
    [from('md')]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] },
  },
});

const payWidth = '264px';

/** A sum that grows by a digit does not move the next button. */
export const pay = style({
  display: 'grid',
  '@media': { [from('md')]: { minWidth: payWidth } },
});

export const small = style({ ...text.small, maxWidth: '44em', color: vars.color.text.secondary });

export const opened = style({ borderTop: `${size.borderThick} solid ${vars.color.border.strong}` });

export const post = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[16],
  paddingBlock: space[14],
  borderBottom: `${size.borderThin} solid ${vars.color.border.line}`,
});

export const note = style({ ...text.small, display: 'block', color: vars.color.text.secondary });
