import { v7 } from 'uuid';
import { sharedNow, tables, type Database } from '../database/index.ts';
import { endClaims, storeContents, type StoredFile, type NewFile } from './contents.ts';
import type { Store } from './store.ts';

const { media, mediaFiles } = tables;

interface Common {
  readonly authorId: number;
  /** The file's name on the author's machine. */
  readonly name: string;
}

/** Facts about a file without its forms; the caller has inspected the bytes. */
export type MediaFacts = Common &
  (
    | {
        readonly kind: 'picture';
        /** Pixels of the largest variant. */
        readonly width: number;
        readonly height: number;
        /** `#rrggbb` to wait with, or `transparent`. */
        readonly color: string;
      }
    | { readonly kind: 'audio'; readonly seconds: number }
    | { readonly kind: 'file' }
  );

/**
 * Writes the rows of stored files.
 * @param transaction that these rows are a part of
 * @returns the id that blocks name
 */
export async function writeMedia(
  transaction: Database,
  facts: MediaFacts,
  files: readonly StoredFile[],
): Promise<string> {
  const id = v7();
  const { authorId } = facts;
  await transaction.insert(media).values({ ...facts, id, createdAt: sharedNow });
  await transaction.insert(mediaFiles).values(files.map((file) => ({ ...file, mediaId: id, authorId })));
  await endClaims(transaction, files);
  return id;
}

/** A file that an author uploads. */
export type NewMedia = MediaFacts & { readonly files: readonly NewFile[] };

/** @returns the id that blocks name */
export async function addMedia(db: Database, store: Store, { files, ...facts }: NewMedia): Promise<string> {
  const stored = await storeContents(db, store, files);
  return db.transaction((transaction) => writeMedia(transaction, facts, stored));
}
