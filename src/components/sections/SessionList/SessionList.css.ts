import { style } from '@vanilla-extract/css';
import { forcedColors, from, radius, size, space, text, vars } from '#src/theme/index.ts';

/** Takes the focus of a button that an answer removed. */
export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  outline: 'none',
});

export const list = style({ borderBottom: `${size.borderThin} solid ${vars.color.border.line}` });

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  paddingBlock: space[16],
  selectors: {
    '&:first-child': { paddingTop: 0 },
    '& + &': { borderTop: `${size.borderThin} solid ${vars.color.border.line}` },
  },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[16],
  alignItems: 'center',
});

export const device = style({ ...text.action, overflowWrap: 'anywhere' });

export const note = style({ ...text.small, color: vars.color.text.secondary });

/** The dot that means «this one» (design section 1). */
export const current = style([
  note,
  {
    '::before': {
      content: '""',
      display: 'inline-block',
      width: size.checkMark,
      height: size.checkMark,
      marginInlineEnd: space[8],
      borderRadius: radius.full,
      background: vars.color.accent.fill,
    },
    '@media': {
      [forcedColors]: { '::before': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
]);

const line = { height: '1lh', display: 'grid', alignItems: 'center' } as const;

export const deviceLine = style([device, line]);

export const noteLine = style([note, line]);

/** A button under what it is about, with its answer; full width only on a phone. */
export const action = style({
  display: 'grid',
  gap: space[16],
  '@media': { [from('sm')]: { justifyItems: 'start' } },
});
