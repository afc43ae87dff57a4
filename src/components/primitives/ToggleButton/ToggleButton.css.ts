import { style } from '@vanilla-extract/css';
import { controlSize, forcedColors, radius, space, text, vars } from '#src/theme/index.ts';

export const toggle = style({
  ...text.action,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: controlSize.sm,
  minHeight: controlSize.sm,
  paddingInline: space[8],
  borderRadius: radius.control,
  color: vars.color.text.primary,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&[data-hovered]': { background: vars.color.bg.hover },
    '&[data-pressed]': { background: vars.color.bg.sunken },
  },
});

/** Takes the accent while it is on; the number beside it stays ink. */
export const sign = style({
  display: 'grid',
  selectors: { [`${toggle}[data-selected] &`]: { color: vars.color.accent.fill } },
  '@media': { [forcedColors]: { selectors: { [`${toggle}[data-selected] &`]: { color: 'Highlight' } } } },
});
