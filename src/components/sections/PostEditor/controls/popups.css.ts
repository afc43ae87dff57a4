import { style } from '@vanilla-extract/css';
import { avatarSize, radius, size, space, text, vars } from '#src/theme/index.ts';

export const keys = style(text.body);

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[16]}`,
  paddingBlock: space[8],
  borderBottom: `${size.borderThin} solid ${vars.color.border.line}`,
});

export const key = style({ ...text.ui, fontVariantNumeric: 'tabular-nums' });

export const note = style({ ...text.small, marginBlock: space[16], color: vars.color.text.secondary });

export const head = style({ display: 'flex', alignItems: 'center', gap: space[12] });

export const thumb = style({
  width: avatarSize.large,
  height: avatarSize.large,
  objectFit: 'cover',
  borderRadius: radius.picture,
});

export const name = style({ ...text.ui, flex: 1 });
