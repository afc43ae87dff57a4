import { style } from '@vanilla-extract/css';
import { controlSize, forcedColors, inks, size, vars } from '#src/theme/index.ts';

export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  background: vars.color.bg.sunken,
  forcedColorAdjust: 'none',
});

/** An edge as thin as a hair in the colour of text: black lines stay visible in the dark, and white ones in the light. */
export const seeThrough = style([picture, { filter: 'drop-shadow(0 0 1px) drop-shadow(0 0 1px)' }]);

export const moving = style({ position: 'relative' });

/** The button is in the corner where every picture begins, however tall or wide it is. */
export const toggle = style({
  vars: { [vars.color.focus]: vars.color.focusInverse },
  position: 'absolute',
  inset: '0 auto auto 0',
  display: 'grid',
  placeItems: 'center',
  width: controlSize.sm,
  height: controlSize.sm,
  background: inks.ink,
  color: inks.paper,
  cursor: 'pointer',
  outlineOffset: `calc(${size.focusRing} * -1)`,
  '@media': { [forcedColors]: { border: `${size.borderThin} solid CanvasText` } },
});
