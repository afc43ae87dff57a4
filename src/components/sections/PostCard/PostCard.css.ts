import { style } from '@vanilla-extract/css';
import { forcedColors, from, radius, size, space, text, vars } from '#src/theme/index.ts';

/** The dot that means «this one». */
export const pinned = style({
  ...text.label,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: vars.color.text.secondary,
  '::before': {
    content: '""',
    width: size.checkMark,
    height: size.checkMark,
    borderRadius: radius.full,
    background: vars.color.accent.fill,
  },
  '@media': { [forcedColors]: { '::before': { forcedColorAdjust: 'none', background: 'Highlight' } } },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[12],
});

/** The sign is near the edge, because a press needs more space than the sign. */
export const menu = style({ marginInlineEnd: `calc(${space[8]} * -1)` });

export const title = style(text.h3);

export const titleLink = style({
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: radius.picture,
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline', textDecorationThickness: size.borderThick },
  },
});

/** A teaser of lines of one letter stays shorter than the longest one of sentences. */
export const teaser = style({
  ...text.post,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 16,
  overflow: 'hidden',
  maxWidth: '36em',
  whiteSpace: 'pre-line',
});

/** The padding of the card is enough below presses that have room of their own. */
export const actions = style({ marginBottom: `calc(${space[12]} * -1)`, color: vars.color.text.primary });

export const gate = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[12]} ${space[16]}`,
  alignItems: 'center',
  '@media': { [from('md')]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});

export const lockedGateTitle = style(text.entry);

export const note = style({ ...text.small, color: vars.color.text.secondary });

/** The offer is under the note on a phone, else beside it. */
export const action = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[8],
  gridColumn: 2,
  '@media': { [from('md')]: { gridColumn: 'auto' } },
});

export const price = style([lockedGateTitle, { display: 'block', color: vars.color.text.primary }]);
