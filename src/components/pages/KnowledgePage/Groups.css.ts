import { style } from '@vanilla-extract/css';
import { from, leading, size, space, text, vars } from '#src/theme/index.ts';

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  marginTop: space[48],
  '@media': { [from('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const group = style({
  display: 'grid',
  gridTemplateColumns: `${space[64]} minmax(0, 1fr)`,
  alignItems: 'first baseline',
  paddingBlock: `${space[24]} ${space[16]}`,
  borderTop: `${size.borderThick} solid ${vars.color.border.strong}`,
  '@media': { [from('md')]: { gridTemplateColumns: `${space[96]} minmax(0, 1fr)` } },
});

export const number = style({ ...text.appTitle, lineHeight: leading.heading, color: vars.color.text.accent });

export const title = style(text.h3);

export const articles = style({ display: 'grid', gap: space[12], marginTop: space[16] });
