import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { UserRow } from '../auth/index.ts';
import { readSharedNow, sharedNow, tables, type Database } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { invalid } from '../http/errors.ts';
import { readRevision, parseMoment } from '../http/parameters.ts';
import { requireSellerData } from '../sellers/sellers.ts';
import type { DraftsDeps } from './content.ts';
import { toDraft } from './present.ts';
import { release, requireReady } from './publication.ts';
import { requireRevision } from './revise.ts';
import { findDraft, lockDraft, type DraftRow } from './rows.ts';
import { lockTexts, requireTextsQuota } from './quota.ts';

const { drafts, posts } = tables;

/** So far ahead a post may be planned, years. */
const yearsAhead = 5;

/** @throws {HttpError} 400 for what is no moment, or names no zone */
function momentOf(text: string): Date {
  const moment = parseMoment(text);
  if (moment === undefined) throw invalid({ at: ['Нужны дата и время с часовым поясом.'] });
  return moment;
}

function lastOf(now: Date): Date {
  const last = new Date(now);
  last.setUTCFullYear(now.getUTCFullYear() + yearsAhead);
  return last;
}

/** @throws {HttpError} 400 for a moment that has passed or is too far ahead, or for a post that readers have already */
async function schedule(transaction: Database, row: DraftRow, at: Date, now: Date): Promise<void> {
  if (at <= now) throw invalid({ at: ['Этот момент уже прошёл.'] });
  if (at > lastOf(now))
    throw invalid({ at: [`Запланировать пост можно не больше чем на ${yearsAhead} лет вперёд.`] });
  if (row.isPublic) throw invalid({ at: ['Пост уже опубликован: изменения выйдут сразу.'] });
  await requireReady(transaction, row);
  await transaction
    .update(drafts)
    .set({ publishAt: at, publishProblem: null })
    .where(eq(drafts.id, row.draft.id));
}

/** Time in which an account counts as new, in ms. */
const newFor = 7 * 24 * 3600 * 1000;

const publishLimit = ({ createdAt }: Pick<UserRow, 'createdAt'>, now: Date) =>
  now.getTime() - createdAt.getTime() < newFor ? 'LIMIT_PUBLISH_NEW' : 'LIMIT_PUBLISH';

/** PUT and DELETE /api/drafts/{id}/publication/: to readers now or later, and back from them or from the schedule. */
export function addPublishing(
  app: FastifyInstance,
  { db, authenticate, addresses, limits, settings }: DraftsDeps,
): void {
  addEndpoint(app, 'publishDraft', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { user } = await authenticate(request);
    const revisionSeen = readRevision(request);
    const { id } = request.params;
    const at = request.body.at === null ? undefined : momentOf(request.body.at);
    await db.transaction(async (transaction) => {
      await lockTexts(transaction, user.id);
      const row = await lockDraft(transaction, user.id, id);
      requireRevision(row.draft, revisionSeen);
      const now = await readSharedNow(transaction);
      // Changes of a published post need no limit: they make nothing new.
      if (!row.isPublic) await limits.require(publishLimit(user, now), String(user.id), transaction);
      await (at === undefined ? release(transaction, row, now) : schedule(transaction, row, at, now));
      if (row.draft.audience === 'buyers')
        await requireSellerData(transaction, user.id, settings.SELLER_MODEL);
      await requireTextsQuota(transaction, row.draft.authorId, settings.TEXTS_TOTAL);
    });
    return toDraft(db, await findDraft(db, user.id, id), addresses);
  });

  addEndpoint(app, 'unpublishDraft', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { user } = await authenticate(request);
    const { id } = request.params;
    await db.transaction(async (transaction) => {
      const { draft } = await lockDraft(transaction, user.id, id);
      await transaction
        .update(drafts)
        .set({ publishAt: null, publishProblem: null })
        .where(eq(drafts.id, draft.id));
      await transaction
        .update(posts)
        .set({ withdrawnAt: sharedNow })
        .where(and(eq(posts.id, draft.id), isNull(posts.withdrawnAt)));
    });
    return toDraft(db, await findDraft(db, user.id, id), addresses);
  });
}
