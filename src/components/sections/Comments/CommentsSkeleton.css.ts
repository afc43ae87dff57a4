import { style } from '@vanilla-extract/css';
import { from, size } from '#src/theme/index.ts';

/** As large as the portrait that will be there. */
export const portrait = style({
  width: size.avatarCommentCompact,
  height: size.avatarCommentCompact,
  '@media': { [from('sm')]: { width: size.avatarComment, height: size.avatarComment } },
});
