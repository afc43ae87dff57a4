import { and, type AnyColumn, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { lockAuthor } from '../authors/enterAuthor.ts';
import { type Database, tables } from '../database/index.ts';
import { HttpError } from '../http/errors.ts';

const { authors, drafts, posts, revisions } = tables;

const tooManyDrafts = (most: number) =>
  new HttpError(409, {
    detail: `Черновиков уже ${most}, больше не поместится. Опубликуйте или удалите лишние в «Моих постах».`,
  });

/**
 * Checks that an author may have one more draft, and locks the author until the transaction ends: parallel calls wait.
 * @param most drafts of an author, without published and deleted ones
 * @throws {HttpError} 409 beyond the quota
 */
export async function requireDraftsQuota(
  transaction: Database,
  authorId: number,
  most: number,
): Promise<void> {
  await lockAuthor(transaction, authorId);
  const isCounted = and(
    eq(drafts.authorId, authorId),
    isNull(drafts.publishedRevision),
    isNull(drafts.deletedAt),
  );
  if ((await transaction.$count(drafts, isCounted)) >= most) throw tooManyDrafts(most);
}

/** Bytes of a row beside its blocks, about. */
const rowBytes = 500;

/** As the database has it on the disk: compressed. Nothing of it is read. */
const bytesOf = (blocks: AnyColumn) => sql`(pg_column_size(${blocks}) + ${rowBytes}::integer)`;

/** A scheduled post will have a copy for its readers. */
const copies = sql`case when ${drafts.publishAt} is null then 1 else 2 end`;

const textsFull = (quota: number) =>
  new HttpError(413, {
    detail: `Для ваших текстов больше нет места: они занимают ${quota / 1_000_000} МБ. Удалите ненужные посты: место освободится через сутки после удаления.`,
  });

/**
 * Locks the texts of a person until the transaction ends, before any of them is locked: parallel calls count what there is one after
 * the other.
 */
export const lockTexts = (transaction: Database, userId: number) =>
  transaction.select({ id: authors.id }).from(authors).where(eq(authors.userId, userId)).for('no key update');

async function countBytes(transaction: Database, authorId: number): Promise<number> {
  const sum = (table: PgTable & { readonly authorId: AnyColumn }, bytes: SQL) =>
    sql`(select coalesce(sum(${bytes}), 0) from ${table} where ${eq(table.authorId, authorId)})`;
  const total = sql`${sum(drafts, sql`${bytesOf(drafts.blocks)} * ${copies}`)}
    + ${sum(posts, bytesOf(posts.blocks))} + ${sum(revisions, bytesOf(revisions.blocks))}`;
  const [row] = await transaction
    .select({ bytes: sql<number>`(${total})::float8` })
    .from(sql`(values (1)) as one`);
  return row?.bytes ?? 0;
}

/** Removes the oldest states of an author's posts, but for the last one of each and those that readers have. */
async function thinOut(transaction: Database, authorId: number, excess: number): Promise<void> {
  const { draftId, revision, savedAt } = revisions;
  const before = sql<number>`sum(${bytesOf(revisions.blocks)}) over (order by ${savedAt}, ${draftId}, ${revision})
    - ${bytesOf(revisions.blocks)}`;
  const isLast = sql`${revision} = (select max(later.revision) from ${revisions} later where later.draft_id = ${draftId})`;
  const old = transaction.$with('old').as(
    transaction
      .select({ draftId, revision, before: before.as('before') })
      .from(revisions)
      .innerJoin(drafts, eq(drafts.id, draftId))
      .where(
        and(
          eq(revisions.authorId, authorId),
          sql`not ${isLast}`,
          sql`${revision} is distinct from ${drafts.publishedRevision}`,
        ),
      ),
  );
  await transaction
    .with(old)
    .delete(revisions)
    .where(
      sql`(${draftId}, ${revision}) in (select ${old.draftId}, ${old.revision} from ${old} where ${gt(sql`${excess}::float8`, old.before)})`,
    );
}

/**
 * Keeps what an author has written within the quota: present texts, also deleted ones, what readers have, and former states, the
 * oldest of which make room.
 * @param transaction that holds the lock of the texts and has written what is new
 * @param quota bytes
 * @throws {HttpError} 413 where there is no room all the same
 */
export async function requireTextsQuota(
  transaction: Database,
  authorId: number,
  quota: number,
): Promise<void> {
  const bytes = await countBytes(transaction, authorId);
  if (bytes <= quota) return;
  await thinOut(transaction, authorId, bytes - quota);
  if ((await countBytes(transaction, authorId)) > quota) throw textsFull(quota);
}
