import { and, eq, gt, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Database, eachOf, removeInBatches, secondsAgo, sharedNow, tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { HttpError } from '../http/errors.ts';
import type { DraftsDeps } from './content.ts';
import { toCards } from './present.ts';
import { findDraft, lockAnyDraft } from './rows.ts';

const { authors, bookmarks, comments, drafts, likes, posts } = tables;

/** Seconds for which deleting can be undone. */
const gracePeriod = 24 * 3600;

const missed = 'В назначенное время пост был удалён.';

const tooLate = () => new HttpError(410, { detail: 'Пост удалён больше суток назад, вернуть его нельзя.' });

/** The moment of the deletion: by it one knows what was withdrawn with it. */
const deletedAt = (id: number) => sql`(select ${drafts.deletedAt} from ${drafts} where ${drafts.id} = ${id})`;

/** Now, but after the moment when the post was withdrawn by itself. */
const laterThanWithdrawn = (id: number) => sql`greatest(${sharedNow}, (
  select ${posts.withdrawnAt} + interval '1 microsecond' from ${posts} where ${posts.id} = ${id}))`;

/** DELETE /api/drafts/{id}/, and PUT …/restore/ within a day: readers have it again if they had it, and so does the schedule. */
export function addDeleting(app: FastifyInstance, { db, authenticate, addresses }: DraftsDeps): void {
  addEndpoint(app, 'deleteDraft', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { user } = await authenticate(request);
    await db.transaction(async (transaction) => {
      const { draft } = await lockAnyDraft(transaction, user.id, request.params.id);
      if (draft.deletedAt !== null) return;
      await transaction
        .update(drafts)
        .set({ deletedAt: laterThanWithdrawn(draft.id) })
        .where(eq(drafts.id, draft.id));
      await transaction
        .update(posts)
        .set({ withdrawnAt: deletedAt(draft.id) })
        .where(and(eq(posts.id, draft.id), isNull(posts.withdrawnAt)));
    });
    return null;
  });

  addEndpoint(app, 'restoreDraft', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { user } = await authenticate(request);
    const { id } = request.params;
    await db.transaction(async (transaction) => {
      const { draft } = await lockAnyDraft(transaction, user.id, id);
      if (draft.deletedAt === null) return;
      await transaction
        .update(posts)
        .set({ withdrawnAt: null })
        .where(and(eq(posts.id, draft.id), eq(posts.withdrawnAt, deletedAt(draft.id))));
      const restored = await transaction
        .update(drafts)
        // A post that became due meanwhile waits for its author.
        .set({
          deletedAt: null,
          publishAt: sql`case when publish_at > ${sharedNow} then publish_at end`,
          publishProblem: sql`case when publish_at <= ${sharedNow} then ${missed} else ${drafts.publishProblem} end`,
        })
        .where(and(eq(drafts.id, draft.id), gt(drafts.deletedAt, secondsAgo(gracePeriod))))
        .returning({ id: drafts.id });
      if (restored.length === 0) throw tooLate();
    });
    const [card] = await toCards(db, [await findDraft(db, user.id, id)], addresses);
    if (card === undefined) throw new Error('a row has no card');
    return card;
  });
}

/** Seconds for which a deleted post is kept: longer than deleting can be undone. */
const retention = 25 * 3600;

async function removeOne(db: Database, id: number): Promise<void> {
  for (const table of [comments, likes, bookmarks]) await removeInBatches(db, table, eq(table.postId, id));
  await db.transaction(async (transaction) => {
    await transaction.update(authors).set({ pinnedId: null }).where(eq(authors.pinnedId, id));
    await transaction.delete(posts).where(eq(posts.id, id));
    await transaction.delete(drafts).where(eq(drafts.id, id));
  });
}

/**
 * Erases posts deleted a day ago, with readers' hearts and comments. Writes no event, because the counted hearts and
 * comments are erased, too.
 */
export async function removeDeletedDrafts(db: Database): Promise<void> {
  // Posts hidden by moderators stay, unseen, so that copies are recognized.
  const isHidden = db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.id, drafts.id), isNotNull(posts.hiddenAt)));
  const expired = await db
    .select({ id: drafts.id })
    .from(drafts)
    .where(and(lt(drafts.deletedAt, secondsAgo(retention)), notExists(isHidden)));
  await eachOf(
    expired.map(({ id }) => id),
    (id) => removeOne(db, id),
  );
}
