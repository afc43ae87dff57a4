import { style } from '@vanilla-extract/css';
import { avatarSize, controlSize } from '#src/theme/index.ts';

export const avatar = style({ width: avatarSize.large, height: avatarSize.large });

export const button = style({ width: '7rem', height: controlSize.sm });
