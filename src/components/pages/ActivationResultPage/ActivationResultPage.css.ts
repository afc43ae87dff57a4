import { style } from '@vanilla-extract/css';
import { controlSize, size, space, vars } from '#src/theme/index.ts';

/** Three dots in place of the actions, as high as they will be: nothing shifts with the answer. */
export const wait = style({
  display: 'flex',
  alignItems: 'center',
  height: controlSize.lg,
  color: vars.color.accent.fill,
});

export const form = style({ display: 'grid', gap: space[24], width: '100%', maxWidth: size.popupWidth });
