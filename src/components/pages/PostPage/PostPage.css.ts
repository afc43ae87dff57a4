import { style } from '@vanilla-extract/css';
import { from, radius, redLine, size, space, text, vars } from '#src/theme/index.ts';

/** The post, and from `xl` its author beside it; on narrower screens the author follows it (design section 14). */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[64],
  '@media': {
    [from('xl')]: {
      gridTemplateColumns: `minmax(0, ${size.columnWidth}) ${size.railWidth}`,
      columnGap: space[48],
      justifyContent: 'space-between',
    },
  },
});

/** 38em of its text fill it (design section 14). At 768 it ends where the header does, four pixels further. */
export const column = style({
  maxWidth: `calc(${size.columnWidth} + ${space[4]})`,
  '@media': { [from('lg')]: { maxWidth: size.columnWidth } },
});

/** The author's words, 38 to 66 px (design section 14). */
export const words = style({
  ...text.postTitle,
  overflowWrap: 'break-word',
  outline: 'none',
});

export const title = style([redLine, words]);

export const byline = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[12],
  marginBlock: space[24],
  '@media': { [from('md')]: { marginBlock: space[32] } },
});

/** The sign is near the edge, because a press needs more space than the sign. */
export const more = style({ marginInlineEnd: `calc(${space[8]} * -1)` });

export const hidden = style({ marginBottom: space[32] });

export const teaser = style({ ...text.reading, whiteSpace: 'pre-line' });

export const missing = style({ marginBlock: space[24] });

export const curtain = style({ marginTop: space[32] });

/** Without a curtain the offers keep the distance of blocks, their own padding included. */
export const offers = style({ paddingTop: space[12] });

const line = `${size.borderThin} solid ${vars.color.border.line}`;

export const actions = style({ marginTop: space[48], paddingBlock: space[12], borderBlock: line });

export const worth = style({ marginTop: space[32] });

export const neighbours = style({
  display: 'grid',
  gap: space[24],
  paddingBlock: space[24],
  borderBottom: line,
  '@media': { [from('md')]: { gridTemplateColumns: '1fr 1fr' }, print: { display: 'none' } },
});

const neighbour = style({
  display: 'grid',
  columnGap: space[12],
  alignContent: 'start',
  borderRadius: radius.control,
  color: 'inherit',
  textDecoration: 'none',
});

export const previous = style([neighbour, { gridTemplateColumns: 'auto minmax(0, 1fr)' }]);

/** Link on the right, with its arrow outside. */
export const next = style([
  neighbour,
  {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '@media': {
      [from('md')]: { gridColumn: 2, gridTemplateColumns: 'minmax(0, 1fr) auto', textAlign: 'end' },
    },
  },
]);

export const nextSign = style({ '@media': { [from('md')]: { order: 1 } } });

export const neighbourTitle = style({
  ...text.name,
  display: 'block',
  selectors: { '[data-hovered] > * > &': { textDecoration: 'underline' } },
});

export const neighbourDate = style({ ...text.byline, display: 'block', color: vars.color.text.secondary });

export const postPageSkeletonLine = style({ marginBottom: space[12] });

export const lastLine = style({ width: '62%' });
