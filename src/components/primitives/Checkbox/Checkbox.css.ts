import { style } from '@vanilla-extract/css';
import { controlSize, forcedColors, radius, size, space, text, vars } from '#src/theme/index.ts';

export const checkbox = style({
  ...text.note,
  display: 'grid',
  gridTemplateColumns: `${size.icon} minmax(0, 1fr)`,
  gap: space[14],
  alignItems: 'start',
  minHeight: controlSize.sm,
  paddingBlock: space[8],
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: {
    '&[data-focus-visible]': { outline: `${size.focusRing} solid ${vars.color.focus}` },
    '&[data-disabled]': { color: vars.color.text.tertiary, cursor: 'not-allowed' },
    '&[data-readonly]': { cursor: 'default' },
  },
});

export const words = style({ minWidth: 0, overflowWrap: 'anywhere', textWrap: 'pretty' });

/** In line with the words. */
export const remarks = style({
  paddingInlineStart: `calc(${size.icon} + ${space[14]})`,
  selectors: { '&:empty': { position: 'absolute' } },
});

export const box = style({
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size.icon,
  height: size.icon,
  border: `${size.borderControl} solid ${vars.color.border.control}`,
  borderRadius: radius.picture,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.text.primary },
    '[data-invalid] > &': {
      borderColor: vars.color.error.border,
      boxShadow: `inset 0 0 0 0.5px ${vars.color.error.border}`,
    },
    '[data-selected] > &': {
      borderColor: vars.color.selected.border,
      background: vars.color.selected.fill,
      color: vars.color.text.onInverse,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '[data-selected] > &': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'CanvasText',
          color: 'HighlightText',
        },
      },
    },
  },
});

/** Hidden rather than without colour: forced colours would draw it. */
export const sign = style({
  display: 'grid',
  visibility: 'hidden',
  selectors: { '[data-selected] > * > &': { visibility: 'visible' } },
});
