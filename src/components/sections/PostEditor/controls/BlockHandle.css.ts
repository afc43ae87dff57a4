import { style } from '@vanilla-extract/css';
import { controlSize, forcedColors, from, radius, size, space, vars } from '#src/theme/index.ts';

/**
 * The handle is in the gutter, on the first line of its block. A phone has no space for it: there the toolbar moves
 * blocks.
 */
export const handle = style({
  position: 'absolute',
  // Above the text, because it is in its gutter.
  zIndex: 1,
  insetInlineStart: 0,
  display: 'none',
  width: space[40],
  marginTop: `calc(-1 * ${space[6]})`,
  '@media': { [from('md')]: { display: 'grid' } },
});

export const button = style({
  display: 'grid',
  placeItems: 'center',
  height: controlSize.sm,
  borderRadius: radius.control,
  // It may lie on a picture of any colour.
  background: vars.color.bg.surface,
  color: vars.color.text.secondary,
  cursor: 'grab',
  selectors: { '&[data-hovered]': { background: vars.color.bg.hover } },
  '@media': { [forcedColors]: { border: `${size.borderThin} solid ButtonText` } },
});

export const plus = style([button, { cursor: 'pointer' }]);
