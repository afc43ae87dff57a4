import { style } from '@vanilla-extract/css';
import { from, size, space, text, vars } from '#src/theme/index.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x5,
  paddingBlock: space.x6,
  selectors: { '& + &': { borderTop: `${size.borderThin} solid ${vars.color.border.line}` } },
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
});

/** A link leads to it: the row's line is then at the edge of the screen. */
export const title = style({ ...text.h3, scrollMarginBlockStart: space.x6 });

export const note = style({
  ...text.small,
  maxWidth: '24em',
  marginTop: space.x2,
  color: vars.color.text.secondary,
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.x5,
  maxWidth: size.formWidth,
});
