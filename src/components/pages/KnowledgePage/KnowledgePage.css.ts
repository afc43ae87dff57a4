import { style } from '@vanilla-extract/css';
import { from, leading, size, space, text, vars } from '#src/theme/index.ts';

export const lead = style({
  ...text.lead,
  maxWidth: '32em',
  textWrap: 'balance',
  marginTop: space[16],
  color: vars.color.text.secondary,
});

export const search = style({ display: 'block', maxWidth: size.formWidth, marginTop: space[32] });

export const support = style({ marginTop: space[64] });

export const documents = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[12]} ${space[24]}`,
  marginTop: space[24],
});

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

export const results = style({ maxWidth: size.columnWidth, marginTop: space[32] });

export const count = style({ ...text.small, color: vars.color.text.secondary });

export const result = style({
  paddingBlock: space[24],
  selectors: { '& + &': { borderTop: `${size.borderThin} solid ${vars.color.border.line}` } },
});

export const resultsTitle = style(text.title);

export const description = style({ marginTop: space[8], color: vars.color.text.secondary });
