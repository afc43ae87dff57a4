import { style } from '@vanilla-extract/css';
import { space } from '#src/theme/index.ts';

/** Its words stand on the axis of the answers' portraits. */
export const more = style({
  display: 'grid',
  justifyItems: 'start',
  marginInlineStart: `calc(${space.x3} * -1)`,
  paddingTop: space.x2,
});

export const form = style({ paddingBlock: `${space.x3} ${space.x2}` });
