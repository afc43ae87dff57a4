import { style } from '@vanilla-extract/css';
import { radius, size, space, text } from '#src/theme/index.ts';

export const head = style({ display: 'flex', alignItems: 'center', gap: space[12] });

export const thumb = style({
  width: size.avatarLarge,
  height: size.avatarLarge,
  objectFit: 'cover',
  borderRadius: radius.picture,
});

export const name = style({ ...text.ui, flex: 1 });
