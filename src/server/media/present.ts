import type { Media, Photo, Picture } from '#src/api/contract.ts';
import type { tables } from '../database/index.ts';
import { type MediaAddresses, openAddress } from './addresses.ts';
import { motionWidth } from './picture.ts';

interface Common {
  readonly id: string;
  readonly name: string;
  readonly files: readonly { readonly variant: string; readonly bytes: number }[];
}

/** A picture with its widths, as a query brings it. */
export type PictureRow = Common & {
  readonly kind: 'picture';
  readonly width: number;
  readonly height: number;
  readonly color: string;
};

/** A file with its forms, as a query brings it. */
export type MediaRow =
  | PictureRow
  | (Common & { readonly kind: 'audio'; readonly seconds: number })
  | (Common & { readonly kind: 'file' });

/** The address of a form of it. */
type AddressOf = (variant: string) => string;

/** A picture as the API shows it. */
export function presentPicture(
  { id, kind, width, height, color, files }: PictureRow,
  addressOf: AddressOf,
): Picture {
  const sourcesOf = (widthOf: (variant: string) => number | undefined) =>
    files
      .flatMap(({ variant }) => {
        const wide = widthOf(variant);
        return wide === undefined ? [] : [{ width: wide, url: addressOf(variant) }];
      })
      .toSorted((a, b) => a.width - b.width);
  const motion = sourcesOf(motionWidth);
  return {
    id,
    kind,
    width,
    height,
    color,
    sources: sourcesOf((variant) => (motionWidth(variant) === undefined ? Number(variant) : undefined)),
    ...(motion.length > 0 && { motion }),
  };
}

/** A file as the API shows it. */
export function presentMedia(row: MediaRow, addressOf: AddressOf): Media {
  if (row.kind === 'picture') return presentPicture(row, addressOf);
  const { id, name, files } = row;
  const bytes = files[0]?.bytes ?? 0;
  const url = addressOf('original');
  return row.kind === 'audio'
    ? { id, kind: row.kind, seconds: row.seconds, bytes, url }
    : { id, kind: row.kind, name, bytes, url };
}

/** A picture of one's own page as its row stores it. */
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
