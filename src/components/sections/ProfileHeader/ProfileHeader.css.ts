import { globalStyle, style } from '@vanilla-extract/css';
import { avatarSize, from, leading, radius, space, text, vars } from '#src/theme/index.ts';

/** Strip of pictures across the page. */
const coverHeight = 'clamp(96px, 14vw, 200px)';
/** Paper around the portrait, where it lies on the cover. */
const paperEdge = space[6];
/** Overlap of the portrait and the cover. */
const lift = '44px';

const edgeToEdge = (margin: string, top: string) => ({
  marginInline: `calc(${margin} * -1)`,
  marginTop: `calc(${top} * -1)`,
});

/** The cover spans the page under the shell's header; the overflow is cropped. */
export const strip = style({
  display: 'flex',
  height: coverHeight,
  overflow: 'hidden',
  ...edgeToEdge(vars.layout.margin, space[32]),
  '@media': { [from('xl')]: edgeToEdge(space[48], space[48]) },
});

/** The cover fills its box. */
export const preview = style({ display: 'flex', height: '100%' });

/** One module, as wide as it is high, and wider where the strip has room left. */
export const single = style({
  flex: '1 0 auto',
  height: '100%',
  aspectRatio: '1',
  selectors: { '& + &': { marginLeft: '-1px' } },
});

/** Two modules. */
export const double = style([single, { aspectRatio: '2' }]);

/** The sidebar leaves less space, so the last picture is hidden. */
export const last = style({ '@media': { [from('xl')]: { display: 'none' } } });

export const person = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[16]} ${space[24]}`,
  '@media': { [from('md')]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'end' } },
});

export const onCover = style([person, { marginTop: `calc(${lift} * -1)` }]);

export const portrait = style({
  position: 'relative',
  placeSelf: 'start',
  borderRadius: radius.picture,
  selectors: {
    // It would be black in forced colours, which have no shadows either.
    [`${onCover} > &`]: { boxShadow: `0 0 0 ${paperEdge} ${vars.color.bg.page}` },
  },
});

/** The place of a portrait. */
export const portraitBox = style({
  width: avatarSize.pageCompact,
  height: avatarSize.pageCompact,
  '@media': { [from('md')]: { width: avatarSize.page, height: avatarSize.page } },
});

/** A name of many lines grows down from the strip, not over it. */
export const words = style({
  minWidth: 0,
  selectors: {
    [`${onCover} > &`]: { '@media': { [from('md')]: { paddingTop: lift } } },
  },
});

/** Takes the focus after navigation without a ring. */
export const name = style({
  ...text.appTitle,
  // Lines of equal length would break at a soft hyphen where the word fits.
  textWrap: 'wrap',
  overflowWrap: 'break-word',
  outline: 'none',
});

export const about = style({
  ...text.body,
  lineHeight: leading.name,
  marginTop: space[4],
  overflowWrap: 'anywhere',
  color: vars.color.text.secondary,
});

/** Side by side; on phones they share the width of the screen, and on tablets several leave the name its line. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  selectors: {
    '&:has(> :nth-child(2))': {
      gridColumn: '1 / -1',
      '@media': { [from('lg')]: { gridColumn: 'auto' } },
    },
  },
});

globalStyle(`${actions} > :is(a, button)`, {
  flex: '1 0 auto',
  '@media': { [from('md')]: { flex: 'none' } },
});
