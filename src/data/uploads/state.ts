import type { Media, Reply } from '#src/api/contract.ts';

export type UploadKind = Reply<'upload'>['kind'];

/** The progress of a file. */
export type UploadState =
  /** Other files are sent first. */
  | { readonly kind: 'waiting' }
  /** The server has `sent` of `total` bytes. */
  | { readonly kind: 'uploading'; readonly sent: number; readonly total: number }
  | { readonly kind: 'paused'; readonly sent: number; readonly total: number }
  /** After a reload this device has lost the file: `continueWith` the same file continues the upload. */
  | { readonly kind: 'missing'; readonly sent: number; readonly total: number }
  /** Uploaded; the server is processing it. */
  | { readonly kind: 'processing' }
  /** `sentence` says what to do now; with `canRetry` the same file may be sent again. */
  | { readonly kind: 'failed'; readonly sentence: string; readonly canRetry: boolean }
  | { readonly kind: 'done'; readonly media: Media };

/** A file that a person has chosen. */
export interface UploadItem {
  /** Made when the file was chosen; the same after a reload. */
  readonly key: string;
  /** The purpose of the file, e.g. a draft. */
  readonly place: string;
  readonly kind: UploadKind;
  readonly name: string;
  readonly bytes: number;
  readonly state: UploadState;
}
