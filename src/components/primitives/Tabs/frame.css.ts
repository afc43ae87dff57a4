/** Shared by the tabs and their skeleton. */
import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#src/theme/index.ts';

/** Height of a tab with the line under it. */
const tabHeight = '50px';

/** Line under the tabs. */
export const tabBar = style({
  margin: `${space[24]} 0 ${space[32]}`,
  borderBottom: `${size.borderThin} solid ${vars.color.border.line}`,
});

/** Space for the focus ring beside a label; the label itself is on the edge of the column. */
export const ringRoom = space[6];

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
