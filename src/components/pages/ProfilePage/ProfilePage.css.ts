import { style, styleVariants } from '@vanilla-extract/css';
import { column, from, leading, size, space, text, vars, weight } from '#src/theme/index.ts';

/** Bio, tiers and posts; from `xl2` the prices are beside both. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"words" "tiers" "posts"',
  rowGap: space[16],
  marginTop: space[32],
  '@media': {
    [from('xl2')]: {
      gridTemplateColumns: `minmax(0, ${size.columnWidth}) ${size.railWidth}`,
      gridTemplateAreas: '"words tiers" "posts tiers"',
      gridTemplateRows: 'auto 1fr',
      columnGap: space[48],
      rowGap: space[8],
      justifyContent: 'space-between',
    },
  },
});

export const words = style([column, { gridArea: 'words' }]);

export const tiers = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space[48],
    gridArea: 'tiers',
    marginTop: space[24],
    '@media': { [from('xl2')]: { marginTop: 0 } },
  },
]);

export const posts = style([column, { gridArea: 'posts' }]);

export const bio = style({ ...text.bio, maxWidth: '34em' });

export const links = style({
  ...text.body,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[24]}`,
  marginTop: space[12],
  overflowWrap: 'anywhere',
});

export const facts = style({
  ...text.body,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[28]}`,
  lineHeight: leading.label,
  color: vars.color.text.secondary,
  selectors: { [`${bio} + &, ${links} + &`]: { marginTop: space[16] } },
});

/** Figures of the authors' typeface (design section 4). */
export const number = style({
  fontFamily: text.post.fontFamily,
  fontVariationSettings: text.post.fontVariationSettings,
  fontVariantNumeric: 'lining-nums',
  fontWeight: weight.strong,
  // The line is as high as its words.
  lineHeight: 0,
});

/** A sentence under the name, before anything else. */
export const notice = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[16],
  maxWidth: '34em',
  marginTop: space[24],
});

export const sentence = style({ ...text.body, maxWidth: '34em', marginBlock: space[24] });

export const nothing = style([column, { marginTop: space[48] }]);

export const profileSkeletonTiers = style({ height: '18rem' });

export const tabLabel = styleVariants({ all: '3.25rem', locked: '5.25rem' }, (width) => ({
  width,
  height: size.skeletonLabel,
}));

export const worth = style({ marginTop: space[32] });
