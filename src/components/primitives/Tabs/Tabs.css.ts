import { style } from '@vanilla-extract/css';
import { forcedColors, size, space, text, vars } from '#src/theme/index.ts';

/** The focus ring is on the tab, not also around all of it. */
export const tabs = style({ outline: 'none' });

/** The line that the tabs stand on. Shared with skeletons, like the two below. */
export const tabBar = style({
  margin: `${space.x5} 0 ${space.x6}`,
  borderBottom: `${size.borderThin} solid ${vars.color.border.line}`,
});

/** Room for the focus ring beside a label; the label itself stands on the edge of the column. */
const ringRoom = space.x15;

export const tabList = style({
  display: 'flex',
  gap: space.x55,
  minHeight: `calc(${size.tab} - ${size.borderThin})`,
  marginInline: `calc(${ringRoom} * -1)`,
  paddingInline: ringRoom,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const tabBox = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  marginInline: `calc(${ringRoom} * -1)`,
  paddingInline: ringRoom,
});

export const tab = style([
  tabBox,
  {
    ...text.ui,
    position: 'relative',
    fontSize: '1.0625rem',
    color: vars.color.text.secondary,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    outlineOffset: `calc(${size.focusRing} * -1)`,
    transition: `color ${vars.motion.fast}`,
    selectors: {
      '&[data-hovered], &[data-selected]': { color: vars.color.text.primary },
      '&[data-selected]::after': {
        content: '""',
        position: 'absolute',
        inset: `auto ${ringRoom} 0`,
        height: size.focusRing,
        background: vars.color.accent.fill,
      },
    },
    '@media': {
      [forcedColors]: {
        selectors: { '&[data-selected]::after': { background: 'Highlight', forcedColorAdjust: 'none' } },
      },
    },
  },
]);
