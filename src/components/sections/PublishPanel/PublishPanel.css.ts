import { style } from '@vanilla-extract/css';
import { size, space, text, vars } from '#src/theme/index.ts';

export const title = style({ ...text.title, marginBottom: space[12] });

export const stage = style({
  ...text.ui,
  paddingBlock: space[12],
  borderTop: `${size.borderThin} solid ${vars.color.border.line}`,
});

export const buttons = style({ display: 'grid', gap: space[12], marginTop: space[16] });

export const check = style({ ...text.small, marginTop: space[16], color: vars.color.text.secondary });
