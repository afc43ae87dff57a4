import { style } from '@vanilla-extract/css';
import { controlSize, from, size, space, text, vars } from '#src/theme/index.ts';

export const list = style({
  maxWidth: size.columnWidth,
  marginTop: space[32],
  '@media': { [from('md')]: { borderTop: `${size.borderThick} solid ${vars.color.border.strong}` } },
});

/** As high as the button that it replaces. */
export const done = style({
  ...text.action,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: controlSize.sm,
  color: vars.color.success.text,
});
