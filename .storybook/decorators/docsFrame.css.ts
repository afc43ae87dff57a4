import { style } from '@vanilla-extract/css';

/** Set by the frame: the screen's width, and how much of its height is shown. */
export const width = '--screen-width';
export const height = '--screen-height';

export const column = style({ containerType: 'inline-size' });

/** Length divided by length: browsers have it by way of an angle. */
const scale = `min(1, tan(atan2(100cqi, var(${width}))))`;

export const screen = style({
  overflow: 'hidden',
  width: `calc(var(${width}) * ${scale})`,
  height: `calc(var(${height}) * ${scale})`,
});

export const frame = style({
  display: 'block',
  border: 0,
  transformOrigin: '0 0',
  transform: `scale(${scale})`,
});
