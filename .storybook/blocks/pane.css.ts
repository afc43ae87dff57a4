import { style } from '@vanilla-extract/css';
import { space, vars } from '#src/theme/index.ts';

/** A piece of the product's page within a documentation page. */
export const pane = style({
  padding: space[24],
  overflowX: 'auto',
  background: vars.color.bg.page,
  color: vars.color.text.primary,
});
