import { style } from '@vanilla-extract/css';
import { space, vars } from '#src/theme/index.ts';

/** A piece of page in a theme of its own. */
export const pane = style({
  flex: 1,
  minWidth: 0,
  padding: space[16],
  background: vars.color.bg.page,
  color: vars.color.text.primary,
});

export const row = style({ display: 'flex' });

export const frames = style({ position: 'fixed', inset: 0, display: 'flex' });

export const frame = style({ flex: 1, minWidth: 0, border: 0 });
