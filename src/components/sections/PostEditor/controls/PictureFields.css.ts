import { style } from '@vanilla-extract/css';
import { avatarSize, radius, space, text } from '#src/theme/index.ts';

export const head = style({ display: 'flex', alignItems: 'center', gap: space[12] });

export const thumb = style({
  width: avatarSize.large,
  height: avatarSize.large,
  objectFit: 'cover',
  borderRadius: radius.picture,
});

export const name = style({ ...text.ui, flex: 1 });
