import { style } from '@vanilla-extract/css';
import { controlSize, forcedColors, radius, size, space, text, vars } from '#src/theme/index.ts';

export const group = style({ display: 'grid', justifyItems: 'start' });

/** A ring, and the dot in it that means «this one» (design section 8). */
export const radio = style({
  ...text.ui,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: controlSize.sm,
  paddingInlineEnd: space[12],
  borderRadius: radius.control,
  cursor: 'pointer',
  '::before': {
    content: '""',
    boxSizing: 'border-box',
    width: size.icon,
    height: size.icon,
    flex: 'none',
    border: `${size.borderControl} solid ${vars.color.border.control}`,
    borderRadius: radius.full,
  },
  selectors: {
    '&[data-hovered]::before': { borderColor: vars.color.text.primary },
    '&[data-selected]::before': {
      borderColor: vars.color.text.primary,
      background: `radial-gradient(closest-side, ${vars.color.accent.fill} 50%, transparent 56%)`,
    },
    '&[data-focus-visible]': { outline: `${size.focusRing} solid ${vars.color.focus}` },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-selected]::before': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'CanvasText',
        },
      },
    },
  },
});
