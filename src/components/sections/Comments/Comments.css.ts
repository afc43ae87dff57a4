import { style } from '@vanilla-extract/css';
import { from, size, space, text, vars } from '#src/theme/index.ts';

export const section = style({
  marginTop: space.x7,
  '@media': { [from('md')]: { marginTop: space.x8 }, print: { display: 'none' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.x3} ${space.x4}`,
  marginBottom: space.x45,
});

/** A link leads to it: it is not to end under the header. */
export const heading = style({
  ...text.h3,
  outline: 'none',
  scrollMarginBlockStart: `calc(${size.headerHeightCompact} + ${space.x5})`,
  '@media': { [from('md')]: { scrollMarginBlockStart: `calc(${size.headerHeight} + ${space.x5})` } },
});

export const count = style({
  marginInlineStart: '0.1em',
  color: vars.color.text.secondary,
  fontSize: '0.8em',
  fontWeight: 400,
  fontVariationSettings: '"FLAR" 0',
});

export const policy = style({ display: 'grid', gap: space.x3 });

export const compose = style({
  display: 'grid',
  gridTemplateColumns: `${size.avatarCommentCompact} minmax(0, 1fr)`,
  columnGap: space.x3,
  paddingBottom: space.x55,
  '@media': {
    [from('sm')]: { gridTemplateColumns: `${size.avatarComment} minmax(0, 1fr)`, columnGap: space.x4 },
  },
});

/** In place of the form. */
export const reason = style({
  ...text.body,
  display: 'grid',
  justifyItems: 'start',
  gap: space.x4,
  paddingBottom: space.x5,
  color: vars.color.text.secondary,
});

export const list = style({ borderBottom: `${size.borderThin} solid ${vars.color.border.line}` });
