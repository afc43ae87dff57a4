import { style } from '@vanilla-extract/css';
import { controlSize, forcedColors, radius, size, space, text, vars, z } from '#src/theme/index.ts';

const square = { display: 'grid', placeItems: 'center', borderRadius: radius.control } as const;

/** At the end of the field's frame. */
export const open = style({
  ...square,
  width: controlSize.sm,
  height: controlSize.sm,
  marginInline: `auto calc(${space[10]} * -1)`,
  color: vars.color.text.secondary,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: vars.color.bg.hover } },
});

export const popover = style({
  zIndex: z.popover,
  overflow: 'auto',
  borderRadius: radius.sheet,
  background: vars.color.bg.raised,
  color: vars.color.text.primary,
  boxShadow: vars.shadow.floating,
  border: `${size.borderThin} solid ${vars.color.border.line}`,
});

export const dialog = style({ padding: space[12], outline: 'none' });

export const head = style({ display: 'flex', alignItems: 'center', marginBottom: space[8] });

export const month = style({ ...text.option, flex: 1, textAlign: 'center' });

export const turn = style({
  ...square,
  width: controlSize.sm,
  height: controlSize.sm,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.bg.hover },
    '&[data-disabled]': { color: vars.color.text.tertiary, cursor: 'default' },
  },
});

export const weekday = style({ ...text.small, color: vars.color.text.secondary });

export const cell = style({
  ...text.ui,
  ...square,
  width: controlSize.sm,
  height: controlSize.sm,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&[data-outside-month]': { display: 'none' },
    '&[data-hovered]': { background: vars.color.bg.hover },
    '&[data-selected]': { background: vars.color.neutral.fill, color: vars.color.neutral.text },
    '&[data-focus-visible]': { outline: `${size.focusRing} solid ${vars.color.focus}` },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});
