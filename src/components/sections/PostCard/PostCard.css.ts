import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, from, inks, pleats, radius, space, text, vars } from '#src/theme/index.ts';

export const author = style(text.name);

export const meta = style({ ...text.byline, color: vars.color.text.secondary });

export const title = style(text.h3);

export const body = style({
  ...text.post,
  maxWidth: '36em',
  whiteSpace: 'pre-line',
});

/** Full-bleed inside the card. Shared with the skeleton. */
export const media = style({
  position: 'relative',
  aspectRatio: '2 / 1',
  overflow: 'hidden',
  borderRadius: radius.picture,
  '@media': {
    [from('md')]: { marginInline: `calc(${space.x6} * -1)`, borderRadius: radius.none },
    [forcedColors]: { forcedColorAdjust: 'none' },
  },
});

/** Illustrations are square: the frame shows the middle of an open one and the foot of one behind the curtain. */
export const picture = styleVariants({
  open: { position: 'absolute', inset: 0 },
  locked: { position: 'absolute', inset: 'auto 0 0', aspectRatio: '1' },
});

const cloth = [
  `${inks.pine} 0 1.625rem`,
  `${pleats.dark} 1.625rem 2.75rem`,
  `${pleats.light} 2.75rem 3.25rem`,
].join(', ');

/** Two drawn halves leave a fifth of the picture open. */
export const curtain = style({
  position: 'absolute',
  insetBlock: 0,
  width: '40%',
  background: `repeating-linear-gradient(90deg, ${cloth})`,
  borderInline: `0 solid ${inks.yellow}`,
  selectors: {
    '&:nth-of-type(odd)': { left: 0, borderRightWidth: space.x15 },
    '&:nth-of-type(even)': { right: 0, borderLeftWidth: space.x15 },
  },
});

export const counts = style({ display: 'flex', gap: space.x5, color: vars.color.text.primary });

export const count = style({
  ...text.ui,
  fontWeight: 650,
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
});
