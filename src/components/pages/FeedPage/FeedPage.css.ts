import { style } from '@vanilla-extract/css';
import { forcedColors, from, size, space, text, vars } from '#src/theme/index.ts';

/** The reading column. Shared with the skeleton, like everything above the cards. */
export const column = style({ maxWidth: size.columnWidth });

export const title = style({ ...text.appTitle, outline: 'none' });

export const tabs = style({
  display: 'flex',
  gap: space.x55,
  margin: `${space.x5} 0 ${space.x6}`,
  minHeight: size.tab,
  borderBottom: `${size.borderThin} solid ${vars.color.border.line}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const tab = style({
  ...text.ui,
  fontSize: '1.0625rem',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  color: vars.color.text.secondary,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outlineOffset: `calc(${size.focusRing} * -1)`,
  transition: `color ${vars.motion.fast}`,
  selectors: {
    '&[data-hovered]': { color: vars.color.text.primary },
    '&[data-selected]': {
      color: vars.color.text.primary,
      boxShadow: `inset 0 calc(${size.focusRing} * -1) ${vars.color.accent.fill}`,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[data-selected]': { borderBottom: `${size.focusRing} solid Highlight` } },
    },
  },
});

export const posts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Takes back the padding of the first row; from `md` the rows are cards.
  marginTop: `calc(${space.x5} * -1)`,
  '@media': { [from('md')]: { gap: space.x5, marginTop: 0 } },
});

export const post = style({ outline: 'none' });

export const more = style({ display: 'grid', justifyItems: 'start', gap: space.x4, marginTop: space.x5 });

export const message = style({ display: 'grid', justifyItems: 'start', gap: space.x5, marginTop: space.x6 });

export const messageTitle = style({ ...text.h3, maxWidth: '20em' });

export const messageArt = style({ fontSize: space.x9 });
