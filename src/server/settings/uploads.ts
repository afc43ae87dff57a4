import { folder, wholeNumber, setting } from './parsers.ts';

/** Bytes of so many megabytes, as people count them. */
const megabytes = (max: number, min = 1) => {
  const parse = wholeNumber(min, max);
  return (value: string) => parse(value) * 1_000_000;
};

/** Settings of uploads and texts. */
export const uploadSettings = {
  UPLOADS_DIR: setting({
    fallback: undefined,
    fallbackNote: 'DATA_DIR/uploads',
    description: 'Folder of files that are on their way here; several servers need one that they share.',
    parse: folder,
  }),
  UPLOAD_PICTURE: setting({
    fallback: '100',
    description: 'Megabytes that a picture of an author may have.',
    parse: megabytes(1000),
  }),
  UPLOAD_AUDIO: setting({
    fallback: '300',
    description: 'Megabytes that a sound may have.',
    parse: megabytes(2000),
  }),
  UPLOAD_FILE: setting({
    fallback: '300',
    description: 'Megabytes that any other file may have.',
    parse: megabytes(2000),
  }),
  UPLOAD_TOTAL: setting({
    fallback: '5000',
    description: 'Megabytes that all files of one author may have together.',
    parse: megabytes(1_000_000),
  }),
  UPLOADS_OPEN: setting({
    fallback: '50',
    description: 'Files of one author that may be on their way here at once.',
    parse: wholeNumber(1, 10_000),
  }),
  DISK_RESERVE: setting({
    fallback: undefined,
    fallbackNote: '1000, or 5 % of the disk where that is more',
    description:
      'Megabytes of a disk that files of authors leave free: the embedded database needs some to start again.',
    parse: megabytes(1_000_000, 0),
  }),
  DRAFTS_TOTAL: setting({
    fallback: '1000',
    description: 'Posts of one author that readers have never had, but for deleted ones.',
    parse: wholeNumber(1, 1_000_000),
  }),
  TEXTS_TOTAL: setting({
    fallback: '500',
    description: 'Megabytes that all texts of one author may have together, with their former states.',
    parse: megabytes(1_000_000),
  }),
} as const;

/** Settings that limit what authors upload. */
export type UploadLimitName =
  | 'DISK_RESERVE'
  | 'UPLOAD_PICTURE'
  | 'UPLOAD_AUDIO'
  | 'UPLOAD_FILE'
  | 'UPLOAD_TOTAL'
  | 'UPLOADS_OPEN';
