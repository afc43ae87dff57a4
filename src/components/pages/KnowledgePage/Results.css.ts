import { style } from '@vanilla-extract/css';
import { size, space, text, vars } from '#src/theme/index.ts';

export const results = style({ maxWidth: size.columnWidth, marginTop: space[32] });

export const count = style({ ...text.small, color: vars.color.text.secondary });

export const result = style({
  paddingBlock: space[24],
  selectors: { '& + &': { borderTop: `${size.borderThin} solid ${vars.color.border.line}` } },
});

export const title = style(text.title);

export const description = style({ marginTop: space[8], color: vars.color.text.secondary });
