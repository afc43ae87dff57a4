import type { Media, Reply } from '#src/api/contract.ts';

export type UploadKind = Reply<'upload'>['kind'];

/** How far a file is on its way to the server. */
export type UploadState =
  /** Others are sent first. */
  | { readonly kind: 'waiting' }
  /** Bytes that are there, of all. */
  | { readonly kind: 'uploading'; readonly sent: number; readonly total: number }
  | { readonly kind: 'paused'; readonly sent: number; readonly total: number }
  /**
   * After a reload the rest of it is not on this device any more: `continueWith` the same file continues where it
   * stopped.
   */
  | { readonly kind: 'missing'; readonly sent: number; readonly total: number }
  /** All of it is there, and it is made into what readers get. */
  | { readonly kind: 'processing' }
  /** `sentence` says what to do now; with `canRetry` the same file may be sent again. */
  | { readonly kind: 'failed'; readonly sentence: string; readonly canRetry: boolean }
  | { readonly kind: 'done'; readonly media: Media };

/** A file that a person has chosen. */
export interface UploadItem {
  /** Made when it was chosen; the same after a reload. */
  readonly key: string;
  /** What it is for, e.g. a draft. */
  readonly place: string;
  readonly kind: UploadKind;
  readonly name: string;
  readonly bytes: number;
  readonly state: UploadState;
}
