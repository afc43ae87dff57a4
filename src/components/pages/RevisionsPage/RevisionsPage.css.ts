import { style } from '@vanilla-extract/css';
import { columnAndRail, from, radius, size, space, text, vars } from '#src/theme/index.ts';

/** The sheet beside the list of versions; on a narrow screen the list is first (design section 14). */
export const layout = style([columnAndRail, { rowGap: space[32], marginTop: space[24] }]);

export const list = style({ '@media': { [from('xl2')]: { gridColumn: 2, gridRow: 1 } } });
export const main = style({ minWidth: 0, '@media': { [from('xl2')]: { gridColumn: 1, gridRow: 1 } } });

export const title = style({ ...text.title, marginBottom: space[12] });

export const restore = style({ display: 'grid', gap: space[12], marginTop: space[16] });
export const remark = style({ ...text.small, color: vars.color.text.secondary, textWrap: 'pretty' });

export const legend = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[16]}`,
  marginBottom: space[12],
  color: vars.color.text.secondary,
});

export const sheet = style({
  ...text.reading,
  padding: space[20],
  borderRadius: radius.sheet,
  background: vars.color.bg.surface,
  boxShadow: vars.shadow.card,
  whiteSpace: 'pre-line',
  '@media': { [from('md')]: { padding: space[40] } },
});

export const postTitle = style({ ...text.appTitle, marginBottom: space[16], overflowWrap: 'break-word' });

export const block = style({ selectors: { '& + &': { marginTop: space[12] } } });

export const heading = style({ ...text.title });

const change = { textDecorationThickness: size.borderThick } as const;

export const disappeared = style({
  ...change,
  background: vars.color.error.bg,
  color: vars.color.error.text,
  textDecoration: 'line-through',
});

export const appeared = style({
  ...change,
  background: vars.color.success.bg,
  color: vars.color.success.text,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  // A word that takes the place of another does not stick to it.
  selectors: { [`${disappeared} + &`]: { marginInlineStart: '0.25em' } },
});
