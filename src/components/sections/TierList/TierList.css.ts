import { style } from '@vanilla-extract/css';
import { size, space, text, vars } from '#src/theme/index.ts';

export const title = style(text.title);

export const list = style({
  marginTop: space[14],
  borderTop: `${size.borderThick} solid ${vars.color.border.strong}`,
});

export const row = style({
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
  overflowWrap: 'break-word',
  color: vars.color.text.secondary,
});

export const action = style({ gridColumn: '1 / -1', justifySelf: 'start', marginTop: space[8] });

/** The reader's own tier. */
export const mine = style([
  action,
  {
    ...text.ui,
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    color: vars.color.success.text,
  },
]);

export const edit = style({ ...text.ui, marginTop: space[16] });

export const period = style({ ...text.small, marginTop: space[12], color: vars.color.text.secondary });
