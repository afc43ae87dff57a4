import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors, radius, size, space, text, vars, weight } from '#src/theme/index.ts';

const dash = '11px';
const dashWidth = '3px';

export const tag = recipe({
  base: {
    ...text.mark,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    maxWidth: '100%',
    padding: `${space[4]} ${space[12]} ${space[4]} ${space[10]}`,
    // Round at the ends of one line; two lines fit in, too.
    borderRadius: space[14],
    overflowWrap: 'anywhere',
    '@media': { [forcedColors]: { border: `${size.borderThin} solid CanvasText` } },
  },
  variants: {
    kind: {
      good: { background: vars.color.success.bg, color: vars.color.success.text },
      bad: { background: vars.color.error.bg, color: vars.color.error.text },
      waiting: { background: vars.color.bg.sunken, color: vars.color.text.primary },
      over: { background: vars.color.bg.sunken, color: vars.color.text.secondary },
      warning: { background: vars.color.warning.bg, color: vars.color.warning.text },
    },
  },
});

const mark = style({ flex: 'none' });

export const tick = style([mark, { display: 'grid' }]);

export const exclamation = style([mark, { fontWeight: weight.display }]);

export const dot = style([
  mark,
  {
    width: size.checkMark,
    height: size.checkMark,
    borderRadius: radius.full,
    background: vars.color.accent.fill,
    '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
  },
]);

export const ring = style([
  mark,
  {
    width: size.checkMark,
    height: size.checkMark,
    border: `${size.borderThick} solid currentColor`,
    borderRadius: radius.full,
  },
]);

export const line = style([mark, { width: dash, borderTop: `${dashWidth} solid currentColor` }]);
