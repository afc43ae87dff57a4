import { style } from '@vanilla-extract/css';
import { avatarSize, from } from '#src/theme/index.ts';

/** As large as the portrait that will be there. */
export const portrait = style({
  width: avatarSize.commentCompact,
  height: avatarSize.commentCompact,
  '@media': { [from('sm')]: { width: avatarSize.comment, height: avatarSize.comment } },
});
