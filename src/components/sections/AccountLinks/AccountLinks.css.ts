import { style } from '@vanilla-extract/css';
import { controlSize, from, size, space, text, vars } from '#src/theme/index.ts';

/** From `xl` the sidebar shows the same things. */
export const list = style({
  marginTop: space[32],
  borderTop: `${size.borderThick} solid ${vars.color.border.strong}`,
  '@media': { [from('xl')]: { display: 'none' } },
});

export const row = style({
  borderBottom: `${size.borderThin} solid ${vars.color.border.line}`,
});

export const item = style({
  ...text.uiLarge,
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  width: '100%',
  minHeight: controlSize.lg,
  color: vars.color.text.primary,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}`,
  selectors: { '&[data-hovered], &[data-pressed]': { background: vars.color.bg.hover } },
});
