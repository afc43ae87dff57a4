import { style } from '@vanilla-extract/css';
import { controlSize, radius, space, text, vars } from '#src/theme/index.ts';

/** The arrow is on the axis; the ring has space around it. */
export const back = style({
  ...text.ui,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: controlSize.sm,
  marginBottom: space[8],
  paddingInlineEnd: space[8],
  borderRadius: radius.control,
  color: vars.color.text.primary,
  textDecoration: 'none',
  selectors: { '&[data-hovered]': { textDecoration: 'underline' } },
  '@media': { print: { display: 'none' } },
});
