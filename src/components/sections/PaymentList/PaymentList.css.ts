import { style } from '@vanilla-extract/css';
import { space, text, vars } from '#src/theme/index.ts';

/** Takes the focus of a button that an answer removed. */
export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  outline: 'none',
});

export const note = style({ ...text.small, color: vars.color.text.secondary });

export const more = style({ display: 'grid', justifyItems: 'start', gap: space[16] });
