import { style } from '@vanilla-extract/css';
import { space, text, vars } from '#src/theme/index.ts';

export const title = style(text.title);

export const list = style({ marginTop: space[14] });

/** The reader has it. */
export const mine = style({
  ...text.ui,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: vars.color.success.text,
});

export const edit = style({ ...text.ui, marginTop: space[16] });

export const period = style({ ...text.small, marginTop: space[12], color: vars.color.text.secondary });

export const order = style({ display: 'grid', justifyItems: 'start', gap: space[12] });
