import { style, styleVariants } from '@vanilla-extract/css';
import { radius, size, space, text, vars } from '#src/theme/index.ts';

/** The whole row leads to the author; the name says so. */
export const name = style({
  ...text.name,
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: radius.picture,
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline' },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
});

export const meta = style({ ...text.byline, color: vars.color.text.secondary });

export const postBylineSkeletonName = style({ width: '10rem', height: size.skeletonLine });

/** A page says the date, a card how long ago that was. */
export const postBylineSkeletonMeta = styleVariants({ card: '6rem', page: '7rem' }, (width) => ({
  width,
  height: '0.75rem',
  marginTop: space[8],
}));

/** Shared by the byline and its skeleton: the first download contains the skeleton only. */
export const byline = style({ position: 'relative', display: 'flex', alignItems: 'center', gap: space[14] });
