import { and, desc, eq, lte, not, sql } from 'drizzle-orm';
import type { Block } from '#src/api/contract.ts';
import { type Database, tables } from '../database/index.ts';
import { HttpError } from '../http/errors.ts';
import { linesOf } from '../posts/blocks.ts';

const { drafts, revisions } = tables;

interface Text {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A line for each piece of text, and one for what is none. */
function textOf({ title, blocks }: Text): string {
  const lines = blocks.flatMap((block) => {
    const text = linesOf(block);
    return text.length > 0 ? text : [JSON.stringify(block)];
  });
  return [title, ...lines].join('\n');
}

/** True if little of a text is left. Editing one place keeps beginning and end, which are at least half of it. */
function isRewritten(before: Text, after: Text): boolean {
  const [old, present] = [textOf(before), textOf(after)];
  const most = Math.min(old.length, present.length);
  let start = 0;
  while (start < most && old[start] === present[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === present.at(-1 - end)) end += 1;
  return (start + end) * 2 < old.length;
}

type Draft = typeof drafts.$inferSelect;

/** Milliseconds between two states of one session that are kept. */
const pause = 10 * 60_000;
/** Limit for one post. */
const most = 100;

/** @throws {HttpError} 412 where a post has gone on since the revision that somebody has before them */
export function requireRevision({ revision }: Draft, seen: number): void {
  if (revision !== seen)
    throw new HttpError(412, { detail: 'Этот пост уже изменили в другом окне или на другом устройстве.' });
}

/** True if a draft equals one of its versions again. */
async function isRestored(transaction: Database, draftId: number): Promise<boolean> {
  const { title, blocks, words } = revisions;
  const same = await transaction
    .select({ revision: revisions.revision })
    .from(revisions)
    .innerJoin(drafts, eq(drafts.id, revisions.draftId))
    .where(
      and(
        eq(drafts.id, draftId),
        eq(title, drafts.title),
        eq(words, drafts.words),
        sql`${blocks} = ${drafts.blocks}`,
      ),
    )
    .limit(1);
  return same.length > 0;
}

interface Save {
  /** The present draft. */
  readonly present: Pick<Draft, 'title' | 'blocks'>;
  readonly sessionId: string;
  /** The author has chosen another text instead. */
  readonly isReplacement: boolean;
}

/**
 * Keeps the state that a save has just overwritten: another session's, the first of a session after another one's, the
 * published one, a replaced one, and one every ten minutes.
 * @param transaction that holds the draft
 * @param draft as it was before
 */
export async function storeRevision(
  transaction: Database,
  draft: Draft,
  { present, sessionId, isReplacement }: Save,
): Promise<void> {
  const { id: draftId, revision, authorId, title, blocks, words, userAgent, savedAt } = draft;
  const isThis = eq(revisions.draftId, draftId);
  const [last] = await transaction
    .select({ savedAt: revisions.savedAt, sessionId: revisions.sessionId })
    .from(revisions)
    .where(isThis)
    .orderBy(desc(revisions.revision))
    .limit(1);
  const isKept =
    last === undefined ||
    savedAt.getTime() - last.savedAt.getTime() >= pause ||
    draft.sessionId !== sessionId ||
    last.sessionId !== sessionId ||
    draft.publishedRevision === revision ||
    isReplacement ||
    isRewritten(draft, present) ||
    (await isRestored(transaction, draftId));
  if (!isKept) return;
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
  const isPublic = eq(revisions.revision, draft.publishedRevision ?? 0);
  await transaction
    .delete(revisions)
    .where(and(isThis, lte(revisions.revision, sql`(${tooOld})`), not(isPublic)));
}
