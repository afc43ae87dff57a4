import { style } from '@vanilla-extract/css';
import { controlSize, forcedColors, from, radius, size, space, text, vars, z } from '#src/theme/index.ts';

/** Lies over the list and takes no room in it: what is read does not move. */
export const place = style({
  position: 'sticky',
  top: `calc(${size.headerHeightCompact} + ${space[16]})`,
  zIndex: z.base + 1,
  display: 'grid',
  justifyItems: 'center',
  height: 0,
  pointerEvents: 'none',
  '@media': { [from('md')]: { top: `calc(${size.headerHeight} + ${space[16]})` } },
});

export const pill = style({
  ...text.action,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  height: controlSize.sm,
  paddingInline: space[16],
  borderRadius: radius.full,
  background: vars.color.neutral.fill,
  color: vars.color.neutral.text,
  boxShadow: vars.shadow.floating,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  pointerEvents: 'auto',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&[data-hovered]': { background: vars.color.neutral.hover },
    '&[data-pressed]': { background: vars.color.neutral.pressed },
    '&[data-pending]': { cursor: 'progress' },
    '&::before': {
      content: '""',
      width: space[8],
      height: space[8],
      borderRadius: radius.full,
      background: vars.color.accent.fill,
    },
  },
  '@media': { [forcedColors]: { border: `${size.borderThin} solid ButtonText` } },
});
