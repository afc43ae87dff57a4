import { inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import { sharedNow, tables, type Database } from '../database/index.ts';
import { bytesOf, hashOf, type NewContent, type Store } from './store.ts';

const { media, mediaFiles, orphans } = tables;

/** A form in which a file is given out. */
export interface NewFile {
  /** The width of a picture in pixels, else `original`. */
  readonly variant: string;
  /** `Content-Type`. */
  readonly type: string;
  readonly content: NewContent;
}

/** The same once its content lies in the store. */
export type KeptFile = Omit<NewFile, 'content'> & { readonly hash: string; readonly bytes: number };

interface Common {
  readonly authorId: number;
  /** The file's name on the author's machine. */
  readonly name: string;
}

/** What is known of a file without its forms; the caller has looked at the bytes and knows what it is. */
export type MediaFacts = Common &
  (
    | {
        readonly kind: 'picture';
        /** Pixels of the largest variant. */
        readonly width: number;
        readonly height: number;
        /** `#rrggbb` to wait with. */
        readonly color: string;
      }
    | { readonly kind: 'audio'; readonly seconds: number }
    | { readonly kind: 'file' }
  );

/** They are no orphans any more; waits for a transaction that removes one of them just now. */
const unmarkOrphans = (db: Database, files: readonly KeptFile[]) =>
  db.delete(orphans).where(
    inArray(
      orphans.hash,
      files.map(({ hash }) => hash),
    ),
  );

/**
 * Puts contents into the store, before their rows are written: a content without a row is cleared away, a row without
 * a content would be a hole in a post. Not to be called in a transaction: from its first statement on
 * `collectOrphans` leaves them alone.
 */
export async function keepContents(
  db: Database,
  store: Store,
  files: readonly NewFile[],
): Promise<readonly KeptFile[]> {
  const named: (NewFile & KeptFile)[] = [];
  for (const file of files)
    named.push({ ...file, hash: await hashOf(file.content), bytes: bytesOf(file.content) });
  await unmarkOrphans(db, named);
  for (const { hash, content } of named) await store.put(hash, content);
  return named.map(({ content: _, ...kept }) => kept);
}

/**
 * Writes the rows of what lies in the store.
 * @param transaction that these rows are a part of
 * @returns the id that blocks name
 */
export async function writeMedia(
  transaction: Database,
  facts: MediaFacts,
  files: readonly KeptFile[],
): Promise<string> {
  const id = v7();
  const { authorId } = facts;
  await transaction.insert(media).values({ ...facts, id, createdAt: sharedNow });
  await transaction.insert(mediaFiles).values(files.map((file) => ({ ...file, mediaId: id, authorId })));
  // Seen without a row while this was under way: from now on it has one.
  await unmarkOrphans(transaction, files);
  return id;
}

/** A file that an author uploads. */
export type NewMedia = MediaFacts & { readonly files: readonly NewFile[] };

/** @returns the id that blocks name */
export async function addMedia(db: Database, store: Store, { files, ...facts }: NewMedia): Promise<string> {
  const kept = await keepContents(db, store, files);
  return db.transaction((transaction) => writeMedia(transaction, facts, kept));
}
