/** Shared by the tabs, their skeleton, and links that look like them. */
import { style } from '@vanilla-extract/css';
import { forcedColors, size, space, text, vars } from '#src/theme/index.ts';

/** Height of a tab with the line under it. */
const tabHeight = '50px';

/** Line under the tabs. */
export const tabBar = style({
  margin: `${space[24]} 0 ${space[32]}`,
  borderBottom: `${size.borderThin} solid ${vars.color.border.line}`,
});

/** Space for the focus ring beside a label; the label itself is on the edge of the column. */
const ringRoom = space[6];

export const tabList = style({
  display: 'flex',
  gap: space[28],
  minHeight: `calc(${tabHeight} - ${size.borderThin})`,
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
    ...text.uiLarge,
    position: 'relative',
    color: vars.color.text.secondary,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    cursor: 'pointer',
    outlineOffset: `calc(${size.focusRing} * -1)`,
    transition: `color ${vars.motion.fast}`,
    selectors: {
      '&[data-hovered], &[data-selected], &[aria-current]': { color: vars.color.text.primary },
      '&[data-selected]::after, &[aria-current]::after': {
        content: '""',
        position: 'absolute',
        inset: `auto ${ringRoom} 0`,
        height: size.focusRing,
        background: vars.color.accent.fill,
      },
    },
    '@media': {
      [forcedColors]: {
        selectors: {
          '&[data-selected]::after, &[aria-current]::after': {
            background: 'Highlight',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  },
]);
