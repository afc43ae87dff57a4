import { style } from '@vanilla-extract/css';
import { avatarSize, controlSize, from, radius, size, space, text, vars } from '#src/theme/index.ts';

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  paddingBlock: space[20],
  borderBottom: `${size.borderThin} solid ${vars.color.border.line}`,
  outline: 'none',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[12]} ${space[20]}`,
  alignItems: 'center',
  '@media': {
    // The last two columns keep their width, so that terms align with and without a button.
    [from('md')]: { gridTemplateColumns: 'auto minmax(0, 1fr) 14rem 10rem' },
    // The terms stay near the name, however wide the page is.
    [from('xl')]: { gridTemplateColumns: 'auto minmax(0, 2fr) minmax(14rem, 3fr) 10rem' },
  },
});

export const name = style(text.name);

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: radius.picture,
  selectors: { '&[data-hovered]': { textDecoration: 'underline' } },
});

export const note = style({ ...text.small, color: vars.color.text.secondary });

const secondColumn = { gridColumn: 2, '@media': { [from('md')]: { gridColumn: 'auto' } } };

export const terms = style(secondColumn);

/** Words in the platform's typeface… */
export const price = style(text.entry);

/** …and amounts in figures of one width, which only the authors' typeface has (design section 4). */
export const amount = style({
  fontFamily: text.post.fontFamily,
  fontVariationSettings: text.post.fontVariationSettings,
  fontVariantNumeric: 'tabular-nums lining-nums',
  // The line is as high as its words.
  lineHeight: 0,
});

export const action = style([
  secondColumn,
  { justifySelf: 'start', '@media': { [from('md')]: { justifySelf: 'end' } } },
]);

export const avatar = style({ width: avatarSize.large, height: avatarSize.large });

export const button = style({ width: '7rem', height: controlSize.sm });
