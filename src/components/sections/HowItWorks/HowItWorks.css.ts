import { style } from '@vanilla-extract/css';
import { from, redLine, size, space, text, vars } from '#src/theme/index.ts';

const rule = `${size.borderThin} solid ${vars.color.border.onInverse}`;

export const section = style({
  paddingBlockStart: space.section,
  overflow: 'hidden',
  background: vars.color.bg.inverse,
  color: vars.color.text.onInverse,
  vars: { [vars.color.focus]: vars.color.focusInverse },
});

export const title = style(text.h2);

export const step = style({
  display: 'grid',
  gap: space[24],
  paddingBlock: space[32],
  borderBlockStart: rule,
  '@media': {
    [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 0 },
    [from('lg')]: { gridTemplateColumns: `calc(${vars.layout.module} * 2) minmax(0, 1fr)` },
  },
});

export const words = style({ '@media': { [from('md')]: { paddingInlineEnd: space[32] } } });

export const heading = style(text.h3);

export const description = style({
  maxWidth: '27em',
  marginBlockStart: space[12],
  color: vars.color.text.onInverseMuted,
});

export const tagline = style([
  redLine,
  {
    ...text.tagline,
    marginBlockStart: space[64],
    paddingBlock: `${space[64]} ${space.section}`,
    borderBlockStart: rule,
  },
]);
