/** What tabs and their skeleton share. */
import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#src/theme/index.ts';

/** The line that the tabs stand on. */
export const tabBar = style({
  margin: `${space.x5} 0 ${space.x6}`,
  borderBottom: `${size.borderThin} solid ${vars.color.border.line}`,
});

/** Room for the focus ring beside a label; the label itself stands on the edge of the column. */
export const ringRoom = space.x15;

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
