import { style, styleVariants } from '@vanilla-extract/css';
import { avatarSize, controlSize, from, inks, radius, size, space, text, vars } from '#src/theme/index.ts';

/** A tall picture leaves room for what is under it. */
export const pictureHeight = '20rem';

export const layout = styleVariants({
  portrait: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[20],
    '@media': { [from('md')]: { gridTemplateColumns: `minmax(0, ${pictureHeight}) auto`, gap: space[40] } },
  },
  cover: {},
});

/** The box of the whole picture; what is outside of the frame is dimmed. */
export const picture = style({
  position: 'relative',
  width: '100%',
  overflow: 'hidden',
  borderRadius: radius.picture,
  forcedColorAdjust: 'none',
});

export const image = style({ display: 'block', width: '100%', height: '100%' });

const thirds = (direction: string) =>
  `linear-gradient(${direction}, transparent calc(100% / 3 - 0.5px), ${inks.paper} 0 calc(100% / 3 + 0.5px), transparent 0 calc(200% / 3 - 0.5px), ${inks.paper} 0 calc(200% / 3 + 0.5px), transparent 0)`;

const bar = `linear-gradient(${inks.paper} 0 0) no-repeat`;
const corners = ['0 0', '100% 0', '0 100%', '100% 100%'].flatMap((corner) => [
  `${bar} ${corner} / ${space[24]} ${space[4]}`,
  `${bar} ${corner} / ${space[4]} ${space[24]}`,
]);

const outside = `0 0 0 100vmax ${vars.color.scrim}`;

/** Lines at the thirds and marked corners. */
export const frame = style({
  position: 'absolute',
  border: `${size.borderThick} solid ${inks.paper}`,
  boxShadow: outside,
  cursor: 'move',
  touchAction: 'none',
  outline: 'none',
  '::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    opacity: 0.7,
    background: [thirds('to right'), thirds('to bottom')].join(', '),
  },
  '::after': {
    content: '""',
    position: 'absolute',
    inset: `calc(${space[4]} * -1)`,
    background: corners.join(', '),
  },
  selectors: {
    // The picture's edge would cut a ring off, so it lies inside; of two inks, one of them is seen on any picture.
    '&:focus-visible': {
      boxShadow: `${outside}, inset 0 0 0 ${space[4]} ${inks.ink}`,
      outline: `${size.focusRing} solid ${vars.color.focusInverse}`,
      outlineOffset: `calc(${size.focusRing} * -1)`,
    },
  },
});

export const zoom = style({
  display: 'grid',
  gridTemplateColumns: `${controlSize.sm} minmax(0, 1fr) ${controlSize.sm}`,
  alignItems: 'center',
  gap: space[4],
});

export const previews = style({
  display: 'flex',
  alignItems: 'end',
  gap: space[20],
  '@media': { [from('md')]: { flexDirection: 'column', alignItems: 'start' } },
});

export const preview = style({
  ...text.small,
  display: 'grid',
  gap: space[6],
  color: vars.color.text.secondary,
});

const square = (side: string) => ({
  position: 'relative' as const,
  display: 'block',
  width: side,
  height: side,
  overflow: 'hidden',
  borderRadius: radius.picture,
});

export const box = styleVariants({
  page: square(avatarSize.edited),
  feed: square(avatarSize.regular),
  answer: square(avatarSize.answerCompact),
});

/** The whole picture, of which its box shows the part. */
export const part = style({ position: 'absolute', maxWidth: 'none', forcedColorAdjust: 'none' });

export const buttons = style({
  display: 'grid',
  gap: space[8],
  '@media': { [from('sm')]: { display: 'flex', flexWrap: 'wrap', gap: space[12] } },
});
