import { style } from '@vanilla-extract/css';
import { controlSize, forcedColors, radius, size, vars } from '#src/theme/index.ts';

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: controlSize.sm,
  height: controlSize.sm,
  borderRadius: radius.control,
  color: 'inherit',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&[data-hovered]': { background: vars.color.bg.hover },
    '&[data-pressed]': { background: vars.color.bg.sunken },
    '&[data-disabled]': { color: vars.color.text.tertiary, cursor: 'not-allowed' },
  },
  '@media': { [forcedColors]: { border: `${size.borderThin} solid ButtonText` } },
});
