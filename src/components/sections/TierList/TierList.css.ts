import { style } from '@vanilla-extract/css';
import { size, space, text, vars } from '#src/theme/index.ts';

export const title = style(text.title);

export const list = style({
  marginTop: space.x35,
  borderTop: `${size.borderThick} solid ${vars.color.border.strong}`,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space.x1} ${space.x3}`,
  alignItems: 'baseline',
  paddingBlock: space.x4,
  outline: 'none',
  borderBottom: `${size.borderThin} solid ${vars.color.border.line}`,
});

export const name = style(text.name);

export const price = style({ ...text.title, fontSize: '1.25rem', whiteSpace: 'nowrap' });

export const note = style({
  ...text.small,
  gridColumn: '1 / -1',
  overflowWrap: 'break-word',
  color: vars.color.text.secondary,
});

export const action = style({ gridColumn: '1 / -1', justifySelf: 'start', marginTop: space.x2 });

/** What the reader has. */
export const mine = style([
  action,
  {
    ...text.ui,
    display: 'flex',
    alignItems: 'center',
    gap: space.x2,
    color: vars.color.success.text,
  },
]);

export const edit = style({ ...text.ui, marginTop: space.x4 });

export const period = style({ ...text.small, marginTop: space.x3, color: vars.color.text.secondary });
