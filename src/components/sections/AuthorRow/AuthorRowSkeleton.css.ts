import { style } from '@vanilla-extract/css';
import { size } from '#src/theme/index.ts';

export const avatar = style({ width: size.avatarLarge, height: size.avatarLarge });

export const button = style({ width: '7rem', height: size.buttonHeightSmall });
