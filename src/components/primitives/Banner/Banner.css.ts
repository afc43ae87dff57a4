import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors, radius, size, space, text, vars } from '#src/theme/index.ts';

export const region = style({
  // The ring of a banner that got focus.
  borderRadius: radius.control,
  selectors: {
    // Out of the way of its neighbours' gaps.
    '&:empty': { position: 'absolute' },
  },
});

export const banner = recipe({
  base: {
    ...text.body,
    // Brought into view, it keeps clear of the edge.
    scrollMargin: space.x4,
    padding: `${space.x3} ${space.x4}`,
    borderRadius: radius.control,
    borderInlineStart: `${space.x1} solid currentColor`,
    fontWeight: 600,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    '@media': {
      [forcedColors]: { border: `${size.borderThin} solid CanvasText`, borderInlineStartWidth: space.x1 },
    },
  },
  variants: {
    tone: {
      error: { background: vars.color.error.bg, color: vars.color.error.text },
      success: { background: vars.color.success.bg, color: vars.color.success.text },
      info: { background: vars.color.bg.sunken, color: vars.color.text.primary },
    },
  },
});
