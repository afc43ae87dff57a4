import { style } from '@vanilla-extract/css';
import { avatarSize, from, size, space, text, vars } from '#src/theme/index.ts';

export const section = style({
  marginTop: space[48],
  '@media': { [from('md')]: { marginTop: space[64] }, print: { display: 'none' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[12]} ${space[16]}`,
  marginBottom: space[20],
});

/** Links lead here: the header must not cover it. */
export const heading = style({
  ...text.h3,
  outline: 'none',
  scrollMarginBlockStart: `calc(${size.headerHeightCompact} + ${space[24]})`,
  '@media': { [from('md')]: { scrollMarginBlockStart: `calc(${size.headerHeight} + ${space[24]})` } },
});

export const count = style({
  marginInlineStart: '0.1em',
  color: vars.color.text.secondary,
  ...text.count,
  fontVariationSettings: '"FLAR" 0',
});

export const policy = style({ display: 'grid', gap: space[12] });

export const compose = style({
  display: 'grid',
  gridTemplateColumns: `${avatarSize.commentCompact} minmax(0, 1fr)`,
  columnGap: space[12],
  paddingBottom: space[28],
  '@media': {
    [from('sm')]: { gridTemplateColumns: `${avatarSize.comment} minmax(0, 1fr)`, columnGap: space[16] },
  },
});

/** Text in place of the form. */
export const reason = style({
  ...text.body,
  display: 'grid',
  justifyItems: 'start',
  gap: space[16],
  paddingBottom: space[24],
  color: vars.color.text.secondary,
});

export const list = style({ borderBottom: `${size.borderThin} solid ${vars.color.border.line}` });

/** As large as the portrait that will be there. */
export const portrait = style({
  width: avatarSize.commentCompact,
  height: avatarSize.commentCompact,
  '@media': { [from('sm')]: { width: avatarSize.comment, height: avatarSize.comment } },
});
