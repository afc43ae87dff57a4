import type { Photo, Picture } from '#src/api/contract.ts';
import type { tables } from '../database/index.ts';
import { type MediaAddresses, openAddress } from './addresses.ts';

/** A picture of one's own page, as its row has it. */
export type OwnPicture = NonNullable<(typeof tables.authors.$inferSelect)['photo']>;

/** A portrait as the API shows it. @param addressOf @default everybody may have it, logged in or not */
export const presentPhoto = (
  { id, color, widths }: OwnPicture,
  addressOf: MediaAddresses['open'] = openAddress,
): Photo => ({
  id,
  color,
  sources: widths.map((width) => ({ width, url: addressOf(id, String(width)) })),
});

/** The same with its sides: a cover. */
export const presentCover = (picture: OwnPicture, addressOf?: MediaAddresses['open']): Picture => ({
  ...presentPhoto(picture, addressOf),
  kind: 'picture',
  width: picture.width,
  height: picture.height,
});
