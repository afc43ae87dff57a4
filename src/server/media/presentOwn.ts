import type { Photo, Picture } from '#src/api/contract.ts';
import type { tables } from '../database/index.ts';
import { openAddress } from './addresses.ts';

/** A picture of one's own page, as its row has it. */
export type OwnPicture = NonNullable<(typeof tables.authors.$inferSelect)['photo']>;

/** A portrait as the API shows it: everybody may have it, logged in or not. */
export const presentPhoto = ({ id, color, widths }: OwnPicture): Photo => ({
  id,
  color,
  sources: widths.map((width) => ({ width, url: openAddress(id, String(width)) })),
});

/** The same with its sides: a cover. */
export const presentCover = (picture: OwnPicture): Picture => ({
  ...presentPhoto(picture),
  kind: 'picture',
  width: picture.width,
  height: picture.height,
});
