import { style } from '@vanilla-extract/css';
import { size, space, text, vars } from '#src/theme/index.ts';

export const list = style({ borderTop: `${size.borderThick} solid ${vars.color.border.strong}` });

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[4]} ${space[12]}`,
  alignItems: 'baseline',
  paddingBlock: space[16],
  outline: 'none',
  borderBottom: `${size.borderThin} solid ${vars.color.border.line}`,
});

export const name = style(text.name);

export const price = style({ ...text.price, whiteSpace: 'nowrap' });

export const note = style({
  ...text.small,
  gridColumn: '1 / -1',
  overflowWrap: 'anywhere',
  color: vars.color.text.secondary,
});

export const action = style({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  marginTop: space[8],
  selectors: { '&:empty': { display: 'none' } },
});
