import { style } from '@vanilla-extract/css';
import { controlSize, forcedColors, radius, size, space, text, vars } from '#src/theme/index.ts';

const leastWidth = '88px';

export const choice = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });

export const options = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const option = style({
  ...text.action,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: `1 1 ${leastWidth}`,
  minHeight: controlSize.lg,
  paddingInline: space[14],
  border: `${size.borderControl} solid ${vars.color.border.control}`,
  borderRadius: radius.control,
  background: vars.color.bg.surface,
  // On a block of colour, too, it is a control of the page.
  color: vars.color.text.primary,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.text.primary },
    '&[data-selected]': {
      borderColor: vars.color.text.primary,
      boxShadow: `inset 0 0 0 1px ${vars.color.text.primary}`,
    },
    // The dot that means «this one» (design section 1).
    '&[data-selected]::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: space[8],
      insetInlineEnd: space[8],
      width: size.checkMark,
      height: size.checkMark,
      borderRadius: radius.full,
      background: vars.color.accent.fill,
    },
    '&[data-focus-visible]': {
      outline: `${size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: space[2],
    },
    '&[data-invalid]': { borderColor: vars.color.error.border },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-selected]': { outline: `${size.focusRing} solid Highlight`, outlineOffset: '-1px' },
        '&[data-selected]::after': { forcedColorAdjust: 'none', background: 'Highlight' },
      },
    },
  },
});

export const note = style({ ...text.small, color: vars.color.text.secondary });
