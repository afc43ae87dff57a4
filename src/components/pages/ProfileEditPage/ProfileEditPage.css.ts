import { style, styleVariants } from '@vanilla-extract/css';
import { avatarSize, size, space, vars } from '#src/theme/index.ts';

export const hidden = style({ marginTop: space[24] });

export const rows = style({
  marginTop: space[32],
  borderTop: `${size.borderThick} solid ${vars.color.border.strong}`,
});

export const box = styleVariants({
  portrait: { width: avatarSize.edited, height: avatarSize.edited },
  cover: { maxWidth: size.formWidth, aspectRatio: '5' },
  name: { maxWidth: size.formWidth, height: '12rem' },
  text: { maxWidth: size.formWidth, height: '6rem' },
});
