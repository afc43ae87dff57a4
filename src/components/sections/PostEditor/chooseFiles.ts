import type { UploadKind } from './blocks.ts';

/** A file with what it is to become. */
export interface ChosenFile {
  readonly file: File;
  readonly kind: UploadKind;
}

/** File types that the file dialogue offers first, photos of the camera included. */
export const acceptOf: Readonly<Record<UploadKind, string>> = {
  picture: 'image/*',
  gallery: 'image/*',
  audio: 'audio/*',
  file: '',
};

/** By what the system says of it; the server looks at its bytes. */
const kindOf = ({ type }: File): UploadKind => {
  if (type.startsWith('image/') && type !== 'image/svg+xml') return 'picture';
  return type.startsWith('audio/') ? 'audio' : 'file';
};

/** Files with their kinds: that which was asked for, or what each of them is. */
export const chosen = (files: readonly File[], kind?: UploadKind): ChosenFile[] =>
  files.map((file) => ({ file, kind: kind ?? kindOf(file) }));
