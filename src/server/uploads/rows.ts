import { and, eq, inArray, sql } from 'drizzle-orm';
import type { UploadKind } from '#src/validation/index.ts';
import { sharedNow, tables, type Database } from '../database/index.ts';

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

/** Bytes that an author has here, and those that are promised. @param author a condition on `authors` */
export async function usedBy(db: Database, userId: number): Promise<number> {
  const sum = (bytes: typeof mediaFiles.bytes | typeof uploads.bytes) => sql`coalesce(sum(${bytes}), 0)`;
  const isOwn = eq(authors.userId, userId);
  const kept = db
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
    .select({ used: sql`(${kept}) + (${promised})`.mapWith(Number) })
    .from(sql`(select) as one`);
  return row?.used ?? 0;
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
