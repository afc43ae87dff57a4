import { style } from '@vanilla-extract/css';
import { controlSize, forcedColors, radius, size, space, text, vars } from '#src/theme/index.ts';

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[6],
  '@media': { print: { display: 'none' } },
});

export const chip = style({
  ...text.ui,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: controlSize.sm,
  paddingInline: space[14],
  border: `${size.borderControl} solid ${vars.color.border.control}`,
  borderRadius: radius.control,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.text.primary, background: vars.color.bg.hover },
    '&[data-selected]': {
      borderColor: vars.color.text.primary,
      background: vars.color.neutral.fill,
      color: vars.color.neutral.text,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-selected]': { outline: `${size.focusRing} solid Highlight`, outlineOffset: '-1px' },
      },
    },
  },
});
