import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { validateUploadRoom, type UploadKind } from '#src/validation/index.ts';
import { sharedNow, tables, type Database } from '../database/index.ts';
import { lockAuthor } from '../authors/enterAuthor.ts';

const { authors, mediaFiles, uploads } = tables;

export type UploadRow = typeof uploads.$inferSelect;

/** The author's own upload; `undefined` for anybody else's. */
export async function findOwn(db: Database, id: string, userId: number): Promise<UploadRow | undefined> {
  const [row] = await db
    .select({ upload: uploads })
    .from(uploads)
    .innerJoin(authors, eq(authors.id, uploads.authorId))
    .where(and(eq(uploads.id, id), eq(authors.userId, userId)));
  return row?.upload;
}

/** Bytes that an author has here, and those that are promised. @param isOwn a condition on `authors` */
export async function usedBy(db: Database, isOwn: SQL): Promise<number> {
  const sum = (bytes: typeof mediaFiles.bytes | typeof uploads.bytes) => sql`coalesce(sum(${bytes}), 0)`;
  const stored = db
    .select({ sum: sum(mediaFiles.bytes) })
    .from(mediaFiles)
    .innerJoin(authors, eq(authors.id, mediaFiles.authorId))
    .where(isOwn);
  const promised = db
    .select({ sum: sum(uploads.bytes) })
    .from(uploads)
    .innerJoin(authors, eq(authors.id, uploads.authorId))
    .where(and(isOwn, inArray(uploads.state, ['receiving', 'processing'])));
  const [row] = await db
    .select({ used: sql`(${stored}) + (${promised})`.mapWith(Number) })
    .from(sql`(select) as one`);
  return row?.used ?? 0;
}

/** @returns how many files of an author are on their way here */
export const countOpen = (transaction: Database, authorId: number): Promise<number> =>
  transaction.$count(uploads, and(eq(uploads.authorId, authorId), eq(uploads.state, 'receiving')));

/**
 * Refusal if an author's files exceed the total after this transaction's changes; otherwise `undefined`. Other
 * transactions that add files wait until it ends.
 * @param added its bytes @param total bytes that an author may have
 */
export async function overTotal(
  transaction: Database,
  authorId: number,
  added: number,
  total: number,
): Promise<string | undefined> {
  await lockAuthor(transaction, authorId);
  const used = await usedBy(transaction, eq(authors.id, authorId));
  return validateUploadRoom(added, used - added, total);
}

export interface NewUpload {
  readonly id: string;
  readonly authorId: number;
  readonly kind: UploadKind;
  readonly name: string;
  readonly bytes: number;
}

export const addUpload = (transaction: Database, upload: NewUpload) =>
  transaction
    .insert(uploads)
    .values({ ...upload, state: 'receiving', createdAt: sharedNow, touchedAt: sharedNow });

export const removeUpload = (db: Database, id: string) => db.delete(uploads).where(eq(uploads.id, id));

/** All of it is here: it waits to be made into what readers get. */
export const markWhole = (db: Database, id: string) =>
  db
    .update(uploads)
    .set({ state: 'processing', touchedAt: sharedNow })
    .where(and(eq(uploads.id, id), eq(uploads.state, 'receiving')));
