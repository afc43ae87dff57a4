import { style } from '@vanilla-extract/css';
import { column, size, space, text, vars } from '#src/theme/index.ts';

export const preview = style([column, { display: 'grid', alignContent: 'start', gap: space[12] }]);

export const title = style(text.title);

export const list = style({ borderTop: `${size.borderThick} solid ${vars.color.border.strong}` });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[4]} ${space[12]}`,
  alignItems: 'baseline',
  paddingBlock: space[16],
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

export const income = style({ ...text.small, color: vars.color.text.secondary, textWrap: 'pretty' });
