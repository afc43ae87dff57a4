import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { sharedNow, tables, type Database } from '../database/index.ts';
import type { Store } from './store.ts';

const { media, mediaFiles } = tables;

/** A form in which a file is given out. */
export interface NewFile {
  /** The width of a picture in pixels, else `original`. */
  readonly variant: string;
  /** `Content-Type`. */
  readonly type: string;
  readonly content: Buffer;
}

interface Common {
  readonly authorId: number;
  /** The file's name on the author's machine. */
  readonly name: string;
  readonly files: readonly NewFile[];
}

/** What an author brings; whoever calls has looked at the bytes and knows what it is. */
export type NewMedia = Common &
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

/**
 * Keeps the contents, then writes the rows: a content without a row is cleared away, a row without a content would be a
 * hole in a post.
 * @returns the id that blocks name
 */
export async function addMedia(db: Database, store: Store, { files, ...row }: NewMedia): Promise<string> {
  const id = v7();
  const { authorId } = row;
  const rows: (typeof mediaFiles.$inferInsert)[] = [];
  for (const { variant, type, content } of files) {
    const hash = createHash('sha256').update(content).digest('hex');
    await store.put(hash, content);
    rows.push({ mediaId: id, variant, authorId, hash, type, bytes: content.length });
  }
  await db.transaction(async (transaction) => {
    await transaction.insert(media).values({ ...row, id, createdAt: sharedNow });
    await transaction.insert(mediaFiles).values(rows);
  });
  return id;
}
