import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { WholePost } from '#src/api/contract.ts';
import { type ReaderAccess, readerAccess } from '../access/readerAccess.ts';
import type { CallDeps } from '../auth/index.ts';
import { type Database, tables } from '../database/index.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { parseId, parseUuid } from '../http/parameters.ts';
import type { Limits } from '../limits/limits.ts';

const { comments } = tables;

export interface CommentsDeps extends CallDeps {
  readonly limits: Pick<Limits, 'require'>;
  /** Origin of the absolute `next` addresses. */
  readonly publicUrl: string;
}

type Comment = typeof comments.$inferSelect;
type PostRequest = Pick<FastifyRequest<{ Params: { id: string } }>, 'params'>;

const refusals: Readonly<Record<Exclude<WholePost['commenting']['may'], 'yes'>, string>> = {
  locked: 'Комментарии открыты тем, кто может прочитать пост.',
  blocked: 'Автор ограничил вам доступ.',
  off: 'Автор закрыл комментарии к этому посту.',
  subscribers_only: 'Комментировать могут подписчики автора.',
};

/** @throws {HttpError} 403 for a reader who may not read what the post says */
export function requireGranted({ isGranted }: ReaderAccess): void {
  if (!isGranted) throw new HttpError(403, { detail: refusals.locked });
}

/** @throws {HttpError} 403 for a reader whom the author has blocked */
export function requireNotBlocked({ isBlocked, isAuthor }: ReaderAccess): void {
  if (isBlocked && !isAuthor) throw new HttpError(403, { detail: refusals.blocked });
}

/** @throws {HttpError} 403 for a reader who may not comment, with the reason */
export function requireCommenting({ may }: ReaderAccess): void {
  if (may !== 'yes') throw new HttpError(403, { detail: refusals[may] });
}

/** @throws {HttpError} 404 if the post does not exist for this reader */
async function requireAccess(db: Database, readerId: number, id: number | undefined): Promise<ReaderAccess> {
  const access = id === undefined ? undefined : await readerAccess(db, readerId, id);
  if (access === undefined) throw notFound();
  return access;
}

/** The reader's rights on the post in the address. @throws {HttpError} 404 if it does not exist for them */
export const findPostAccess = (
  db: Database,
  { params }: PostRequest,
  readerId: number,
): Promise<ReaderAccess> => requireAccess(db, readerId, parseId(params.id));

/**
 * The comment in the address, in any state, and the reader's rights on its post.
 * @throws {HttpError} 404 if it does not exist for them
 */
export async function findComment(
  db: Database,
  { params }: PostRequest,
  readerId: number,
): Promise<{ readonly comment: Comment; readonly access: ReaderAccess }> {
  const id = parseUuid(params.id);
  const [comment] = id === undefined ? [] : await db.select().from(comments).where(eq(comments.id, id));
  if (comment === undefined) throw notFound();
  return { comment, access: await requireAccess(db, readerId, comment.postId) };
}
