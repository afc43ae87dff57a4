import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { HttpError, invalid } from '../http/errors.ts';
import { readRevision, parseUuid } from '../http/parameters.ts';
import { bodyOptions, columnsOf, contentOf, type DraftsDeps, savedBy } from './content.ts';
import { toDraft } from './present.ts';
import { storeRevision, requireRevision } from './revise.ts';
import { findDraft, lockDraft, type DraftRow } from './rows.ts';
import { lockTexts, requireTextsQuota } from './quota.ts';

const { drafts } = tables;

/** @throws {HttpError} 400 for what is no UUID in its usual spelling */
function saveIdOf(text: string): string {
  const id = parseUuid(text);
  if (id === undefined) throw invalid({ save_id: ['Нужен UUID.'] });
  return id;
}

/** True if the draft equals the request. */
const isSame = (draft: DraftRow['draft'], content: ReturnType<typeof contentOf>): boolean =>
  isDeepStrictEqual(
    {
      title: draft.title,
      blocks: draft.blocks,
      audience: draft.audience,
      tierIds: draft.tierIds,
      price: draft.price,
    },
    content,
  );

const otherContent = () =>
  new HttpError(409, { detail: 'Под этим номером уже сохранён другой текст. Сохраните ещё раз.' });

/**
 * GET and PUT /api/drafts/{id}/: a save names the revision that it changes, so that nobody overwrites an unseen text. A
 * repeat of a save id is ignored, and refused with another content; a save without changes keeps the revision.
 */
export function addSaving(app: FastifyInstance, { db, authenticate, addresses, settings }: DraftsDeps): void {
  addEndpoint(app, 'draft', { limit: { none: 'one row of one’s own' } }, async (request) => {
    const { user } = await authenticate(request);
    return toDraft(db, await findDraft(db, user.id, request.params.id), addresses);
  });

  addEndpoint(app, 'saveDraft', { limit: 'LIMIT_WRITE', ...bodyOptions }, async (request) => {
    const caller = await authenticate(request);
    const revisionSeen = readRevision(request);
    const saveId = saveIdOf(request.body.save_id);
    const content = contentOf(request.body);
    const row = await db.transaction(async (transaction) => {
      await lockTexts(transaction, caller.user.id);
      const before = await lockDraft(transaction, caller.user.id, request.params.id);
      const { draft } = before;
      const isChange = !isSame(draft, content);
      if (draft.saveId !== saveId) requireRevision(draft, revisionSeen);
      else if (isChange) throw otherContent();
      if (!isChange) return before;
      const { id, authorId, tierIds } = draft;
      const columns = await columnsOf(transaction, { ...content, authorId }, tierIds);
      const [saved] = await transaction
        .update(drafts)
        .set({ ...columns, ...savedBy(request, caller), saveId, revision: sql`${drafts.revision} + 1` })
        .where(eq(drafts.id, id))
        .returning();
      await storeRevision(transaction, draft, {
        present: content,
        sessionId: caller.sessionId,
        isReplacement: request.body.replaces === true,
      });
      await requireTextsQuota(transaction, authorId, settings.TEXTS_TOTAL);
      return { ...before, draft: saved ?? draft };
    });
    return toDraft(db, row, addresses);
  });
}
