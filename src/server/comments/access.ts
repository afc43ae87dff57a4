import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { WholePost } from '#src/api/contract.ts';
import { type Standing, standingOf } from '../access/readerAccess.ts';
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
type Asked = Pick<FastifyRequest<{ Params: { id: string } }>, 'params'>;

const refusals: Readonly<Record<Exclude<WholePost['commenting']['may'], 'yes'>, string>> = {
  locked: 'Комментарии открыты тем, кто может прочитать пост.',
  blocked: 'Автор ограничил вам доступ.',
  off: 'Автор закрыл комментарии к этому посту.',
  subscribers_only: 'Комментировать могут подписчики автора.',
};

/** @throws {HttpError} 403 for a reader who may not read what the post says */
export function requireGranted({ isGranted }: Standing): void {
  if (!isGranted) throw new HttpError(403, { detail: refusals.locked });
}

/** @throws {HttpError} 403 for a reader whom the author has blocked */
export function requireNotBlocked({ isBlocked, isAuthor }: Standing): void {
  if (isBlocked && !isAuthor) throw new HttpError(403, { detail: refusals.blocked });
}

/** @throws {HttpError} 403 for a reader who may not comment, with the reason */
export function requireMay({ may }: Standing): void {
  if (may !== 'yes') throw new HttpError(403, { detail: refusals[may] });
}

/** @throws {HttpError} 404 where there is no such post for this reader */
async function findStanding(db: Database, readerId: number, id: number | undefined): Promise<Standing> {
  const standing = id === undefined ? undefined : await standingOf(db, readerId, id);
  if (standing === undefined) throw notFound();
  return standing;
}

/** How the reader is related to the post of the address. @throws {HttpError} 404 where there is none for them */
export const askedPost = (db: Database, { params }: Asked, readerId: number): Promise<Standing> =>
  findStanding(db, readerId, parseId(params.id));

/**
 * The comment of the address, in any state, and how the reader is related to its post.
 * @throws {HttpError} 404 where there is none for them
 */
export async function askedComment(
  db: Database,
  { params }: Asked,
  readerId: number,
): Promise<{ readonly comment: Comment; readonly standing: Standing }> {
  const id = parseUuid(params.id);
  const [comment] = id === undefined ? [] : await db.select().from(comments).where(eq(comments.id, id));
  if (comment === undefined) throw notFound();
  return { comment, standing: await findStanding(db, readerId, comment.postId) };
}
