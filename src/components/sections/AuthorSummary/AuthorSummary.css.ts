import { style } from '@vanilla-extract/css';
import { avatarSize, controlSize, from, radius, size, space, text, vars } from '#src/theme/index.ts';

export const item = style({
  paddingBlock: space[20],
  borderBottom: `${size.borderThin} solid ${vars.color.border.line}`,
  outline: 'none',
});

/** One column beside the portrait; four from `lg`, as design section 14 draws them. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[6]} ${space[16]}`,
  alignItems: 'start',
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: 'auto minmax(0, 1.35fr) minmax(0, 1fr) 10.5rem',
      gridTemplateRows: 'auto 1fr',
      gap: `${space[4]} ${space[24]}`,
    },
  },
});

export const avatar = style({
  width: avatarSize.large,
  height: avatarSize.large,
  gridRow: '1 / span 2',
  '@media': { [from('lg')]: { width: avatarSize.listed, height: avatarSize.listed } },
});

export const name = style(text.name);

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: radius.picture,
  selectors: { '&[data-hovered]': { textDecoration: 'underline' } },
});

export const note = style({ ...text.small, color: vars.color.text.secondary });

/** The author's own words; the rest of a long bio is on their page. */
export const bio = style({
  ...text.post,
  fontSize: text.body.fontSize,
  lineHeight: text.body.lineHeight,
  gridColumn: 2,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  whiteSpace: 'pre-line',
});

export const lastPost = style({
  gridColumn: 2,
  overflowWrap: 'anywhere',
  '@media': { [from('lg')]: { gridColumn: 3, gridRow: '1 / span 2' } },
});

/** Price and button: side by side on a phone, one under the other at the end of a wide row. */
export const offer = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  marginTop: space[8],
  '@media': {
    [from('lg')]: {
      gridColumn: 4,
      gridRow: '1 / span 2',
      flexDirection: 'column',
      alignItems: 'end',
      justifyContent: 'start',
      marginTop: 0,
      textAlign: 'end',
    },
  },
});

/** Breaks into two lines before it leaves the line of the button. */
export const price = style([note, { flex: '1 1 5rem', '@media': { [from('lg')]: { flex: 'none' } } }]);

/** The sum is in the colour of the text, the words around it are not. */
export const sum = style({ color: vars.color.text.primary });

/** As high as the button that it replaces. */
export const state = style({
  ...text.action,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: controlSize.sm,
  color: vars.color.success.text,
});

export const button = style({ width: '6.5rem', height: controlSize.sm });
