import { style, styleVariants } from '@vanilla-extract/css';
import { controlSize, forcedColors, radius, size, space, vars, weight } from '#src/theme/index.ts';

export const fragment = style({
  alignSelf: 'start',
  padding: `${space[6]} 1.25rem`,
  borderRadius: radius.sheet,
  background: vars.color.bg.surface,
  color: vars.color.text.primary,
  '@media': { [forcedColors]: { border: `${size.borderThin} solid CanvasText` } },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[12]}`,
  minHeight: controlSize.lg,
  fontWeight: weight.label,
  selectors: {
    '& + &': { borderBlockStart: `${size.borderThin} solid ${vars.color.border.line}` },
  },
});

export const term = style({ color: vars.color.text.secondary, fontWeight: weight.term });

export const value = style({ marginInlineStart: 'auto' });

const trackBase = style({
  position: 'relative',
  flex: 'none',
  marginInlineStart: 'auto',
  width: '2.75rem',
  height: '1.625rem',
  border: `${size.borderThick} solid ${vars.color.border.control}`,
  borderRadius: radius.full,
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: space[4],
    insetInlineStart: space[4],
    width: space[14],
    height: space[14],
    borderRadius: radius.full,
    background: vars.color.border.control,
  },
});

export const track = styleVariants({
  off: [trackBase],
  on: [
    trackBase,
    {
      borderColor: vars.color.selected.border,
      background: vars.color.selected.fill,
      '::after': {
        insetBlockStart: '0.1875rem',
        insetInline: 'auto 0.1875rem',
        width: space[16],
        height: space[16],
        background: vars.color.accent.fill,
      },
      '@media': { [forcedColors]: { '::after': { forcedColorAdjust: 'none', background: 'Highlight' } } },
    },
  ],
});
