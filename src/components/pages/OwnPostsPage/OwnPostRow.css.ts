import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, from, radius, size, space, text, vars, weight } from '#src/theme/index.ts';

export const item = style({
  paddingBlock: space[16],
  borderBottom: `${size.borderThin} solid ${vars.color.border.line}`,
  outline: 'none',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${size.tabBar} minmax(0, 1fr) auto`,
  gridTemplateAreas: `'thumb words menu' 'thumb state state' 'thumb next next'`,
  columnGap: space[14],
  '@media': {
    [from('md')]: {
      gridTemplateColumns: `${space[96]} minmax(0, 1fr) 13rem auto auto`,
      gridTemplateAreas: `'thumb words state next menu'`,
      columnGap: space[24],
      alignItems: 'center',
    },
  },
});

export const thumb = style({
  gridArea: 'thumb',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  aspectRatio: '1',
  alignSelf: 'start',
  borderRadius: radius.picture,
  '@media': { [from('md')]: { aspectRatio: '3 / 2' } },
});

export const noPicture = style([
  thumb,
  { background: vars.color.bg.sunken, color: vars.color.text.tertiary },
]);

export const words = style({ gridArea: 'words', minWidth: 0 });
export const title = style({ ...text.name, overflowWrap: 'anywhere' });
export const titleLink = style({
  borderRadius: radius.picture,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&[data-hovered]': { textDecoration: 'underline' } },
});
/** All of the picture. */
export const pictureLink = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  color: 'inherit',
});
export const note = style({ ...text.small, color: vars.color.text.secondary, textWrap: 'pretty' });

export const state = style({ gridArea: 'state' });

const stateText = { ...text.label, fontWeight: weight.strong } as const;
export const stateLabel = styleVariants({
  plain: [stateText],
  // The dot that means «this one» (design section 1).
  compare: [
    {
      ...stateText,
      '::before': {
        content: '""',
        display: 'inline-block',
        width: size.checkMark,
        height: size.checkMark,
        marginInlineEnd: space[8],
        borderRadius: radius.full,
        background: vars.color.accent.fill,
      },
      '@media': { [forcedColors]: { '::before': { forcedColorAdjust: 'none', background: 'Highlight' } } },
    },
  ],
});

export const next = style({
  gridArea: 'next',
  justifySelf: 'start',
  marginTop: space[8],
  '@media': { [from('md')]: { justifySelf: 'end', minWidth: '7rem', marginTop: 0 } },
});

/** The sign is near the edge, because a press needs more space than the sign. */
export const menu = style({
  gridArea: 'menu',
  display: 'grid',
  margin: `calc(${space[8]} * -1) calc(${space[8]} * -1) 0 0`,
  '@media': { [from('md')]: { marginTop: 0 } },
});

export const gone = style({
  ...text.note,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
});

export const answer = style({ marginTop: space[12] });
