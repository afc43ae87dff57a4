import { and, eq, isNull } from 'drizzle-orm';
import { tables, type Database } from '../database/index.ts';
import { HttpError } from '../http/errors.ts';
import { lockAuthor } from '../authors/enterAuthor.ts';

const { drafts } = tables;

const full = (most: number) =>
  new HttpError(409, {
    detail: `Черновиков уже ${most}, больше не поместится. Опубликуйте или удалите лишние в «Моих постах».`,
  });

/**
 * Reserves room for one more draft until the transaction ends: others of the same author wait.
 * @param most that an author may have, without what readers have had and what is deleted
 * @throws {HttpError} 409 where there is none
 */
export async function requireRoom(transaction: Database, authorId: number, most: number): Promise<void> {
  await lockAuthor(transaction, authorId);
  const isCounted = and(
    eq(drafts.authorId, authorId),
    isNull(drafts.publishedRevision),
    isNull(drafts.deletedAt),
  );
  if ((await transaction.$count(drafts, isCounted)) >= most) throw full(most);
}
