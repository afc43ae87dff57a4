import { style } from '@vanilla-extract/css';
import { from, size, space, text, vars } from '#src/theme/index.ts';

/** Width of what stands beside the figures. */
const asideWidth = '280px';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[40]} ${space[48]}`,
  alignItems: 'start',
  '@media': { [from('xl2')]: { gridTemplateColumns: `minmax(0, 1fr) ${asideWidth}` } },
});

export const main = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[32] });

export const caption = style({ ...text.uiLarge, color: vars.color.text.secondary });

export const figure = style({ marginTop: space[8] });

export const lead = style({
  ...text.body,
  maxWidth: size.columnWidth,
  marginTop: space[12],
  color: vars.color.text.secondary,
});

export const note = style({ ...text.small, marginTop: space[20], color: vars.color.text.secondary });

export const title = style(text.title);

export const days = style({
  maxWidth: size.columnWidth,
  marginTop: space[14],
  borderTop: `${size.borderThick} solid ${vars.color.border.strong}`,
});

export const day = style({
  ...text.note,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlock: space[12],
  selectors: { '& + &': { borderTop: `${size.borderThin} solid ${vars.color.border.line}` } },
});

export const aside = style({ display: 'grid', gap: space[32] });

export const paragraph = style({ ...text.body, marginTop: space[10], color: vars.color.text.secondary });
