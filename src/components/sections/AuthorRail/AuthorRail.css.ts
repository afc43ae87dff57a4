import { style } from '@vanilla-extract/css';
import { column, radius, size, space, text, vars } from '#src/theme/index.ts';

export const rail = style([
  column,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: space[48] },
]);

export const person = style({ display: 'flex', alignItems: 'center', gap: space[14], minWidth: 0 });

export const title = style({ ...text.title, overflowWrap: 'anywhere' });

export const name = style({
  borderRadius: radius.picture,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&[data-hovered]': { textDecoration: 'underline' } },
});

export const note = style({ ...text.byline, color: vars.color.text.secondary });

export const bio = style({ ...text.post, marginTop: space[16], whiteSpace: 'pre-line' });

export const action = style({ marginTop: space[16] });

export const failure = style({ ...text.caption, marginTop: space[8], color: vars.color.error.text });

export const posts = style({ marginTop: space[16] });

export const post = style({
  paddingBlock: space[12],
  borderTop: `${size.borderThin} solid ${vars.color.border.line}`,
});

export const postTitle = style([name, text.nameSmall]);
