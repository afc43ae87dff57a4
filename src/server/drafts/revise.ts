import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { HttpError } from '../http/errors.ts';
import { tables, type Database } from '../database/index.ts';

const { drafts, revisions } = tables;

type Draft = typeof drafts.$inferSelect;

/** Milliseconds between two states of one session that are kept. */
const pause = 10 * 60_000;
/** Of one post. */
const most = 100;

/** @throws {HttpError} 412 where a post has gone on since the revision that somebody has before them */
export function requireRevision({ revision }: Draft, asked: number): void {
  if (revision !== asked)
    throw new HttpError(412, { detail: 'Этот пост уже изменили в другом окне или на другом устройстве.' });
}

/**
 * Keeps a state that is about to be overwritten: of another session, the first of a session after another one's, the one that
 * readers have, and one every ten minutes.
 * @param transaction that holds the draft
 */
export async function keepState(transaction: Database, draft: Draft, sessionId: string): Promise<void> {
  const { id: draftId, revision, authorId, title, blocks, words, userAgent, savedAt } = draft;
  const isThis = eq(revisions.draftId, draftId);
  const [last] = await transaction
    .select({ savedAt: revisions.savedAt, sessionId: revisions.sessionId })
    .from(revisions)
    .where(isThis)
    .orderBy(desc(revisions.revision))
    .limit(1);
  const isDue = last === undefined || savedAt.getTime() - last.savedAt.getTime() >= pause;
  const isOfOne = draft.sessionId === sessionId && last?.sessionId === sessionId;
  if (!isDue && isOfOne && draft.publishedRevision !== revision) return;
  await transaction.insert(revisions).values({
    ...{ draftId, revision, authorId, title, blocks, words, userAgent, savedAt },
    sessionId: draft.sessionId,
  });
  const tooOld = transaction
    .select({ revision: revisions.revision })
    .from(revisions)
    .where(isThis)
    .orderBy(desc(revisions.revision))
    .offset(most)
    .limit(1);
  await transaction.delete(revisions).where(and(isThis, lte(revisions.revision, sql`(${tooOld})`)));
}
