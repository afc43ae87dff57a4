import { style } from '@vanilla-extract/css';
import { space } from '#src/theme/index.ts';
import { pane } from '../pane.css.ts';

/** A pane in a theme of its own. */
export const themed = style([pane, { flex: 1, minWidth: 0, padding: space[16] }]);

export const row = style({ display: 'flex' });

export const frames = style({ position: 'fixed', inset: 0, display: 'flex' });

export const frame = style({ flex: 1, minWidth: 0, border: 0 });
