import type { UploadKind } from '#src/validation/index.ts';
import type { Settings } from '../settings/table.ts';

/** Bytes that a file of each kind may have, and all files of an author together. */
export const limitsOf = ({
  UPLOAD_PICTURE: picture,
  UPLOAD_AUDIO: audio,
  UPLOAD_FILE: file,
  UPLOAD_TOTAL: total,
}: Pick<Settings, `UPLOAD_${Uppercase<UploadKind | 'total'>}`>): Readonly<
  Record<UploadKind | 'total', number>
> => ({
  picture,
  audio,
  file,
  total,
});
