import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { controlSize, forcedColors, radius, size, space, text, vars, z } from '#src/theme/index.ts';

export const popover = style({
  zIndex: z.popover,
  minWidth: '12rem',
  maxWidth: `calc(100vw - 2 * ${space[16]})`,
  overflowY: 'auto',
  padding: space[6],
  borderRadius: radius.sheet,
  background: vars.color.bg.raised,
  color: vars.color.text.primary,
  boxShadow: vars.shadow.floating,
  border: `${size.borderThin} solid ${vars.color.border.line}`,
});

export const list = style({ outline: 'none' });

export const item = recipe({
  base: {
    ...text.ui,
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: controlSize.sm,
    paddingInline: space[12],
    borderRadius: radius.control,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      // Not the hovered ground: in the dark theme that is the popover's own.
      '&[data-focused]': { background: vars.color.bg.sunken },
      '&[data-focus-visible]': {
        outline: `${size.focusRing} solid ${vars.color.focus}`,
        outlineOffset: `calc(${size.focusRing} * -1)`,
      },
    },
    '@media': {
      [forcedColors]: {
        selectors: { '&[data-focused]': { outline: `${size.borderThick} solid Highlight` } },
      },
    },
  },
  variants: { tone: { plain: {}, danger: { color: vars.color.error.text } } },
  defaultVariants: { tone: 'plain' },
});

/** Room for the sign of what is chosen. */
export const sign = style({
  width: size.iconSmall,
  height: size.iconSmall,
  flex: 'none',
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
});
