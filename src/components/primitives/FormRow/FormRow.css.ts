import { style } from '@vanilla-extract/css';
import { forcedColors, from, radius, size, space, text, vars } from '#src/theme/index.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  paddingBlock: space[32],
  selectors: { '& + &': { borderTop: `${size.borderThin} solid ${vars.color.border.line}` } },
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
});

/** A link leads to it: the row's line is then at the edge of the screen. */
export const title = style({ ...text.h3, scrollMarginBlockStart: space[32] });

/** The dot of design section 14, in the margin beside the title. */
export const changed = style([
  title,
  {
    position: 'relative',
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(${space[14]} * -1)`,
      top: '0.4em',
      width: size.checkMark,
      height: size.checkMark,
      borderRadius: radius.full,
      background: vars.color.accent.fill,
    },
    '@media': {
      [from('md')]: { '::before': { insetInlineStart: `calc(${space[20]} * -1)` } },
      [forcedColors]: { '::before': { forcedColorAdjust: 'none', background: 'Highlight' } },
    },
  },
]);

export const note = style({
  ...text.small,
  maxWidth: '24em',
  marginTop: space[8],
  color: vars.color.text.secondary,
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[24],
  maxWidth: size.formWidth,
});
