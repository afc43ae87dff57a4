import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { notFound } from '../http/errors.ts';
import { parseId } from '../http/parameters.ts';
import type { DraftsDeps } from './content.ts';
import { mediaFor } from './present.ts';
import { findDraft } from './rows.ts';

const { revisions } = tables;

type State = Pick<
  typeof revisions.$inferSelect,
  'revision' | 'savedAt' | 'words' | 'userAgent' | 'sessionId'
>;

const toRevision = ({ revision, savedAt, words, userAgent, sessionId }: State, ownSession: string) => ({
  revision,
  saved_at: savedAt.toISOString(),
  words,
  user_agent: userAgent,
  own_session: sessionId === ownSession,
});

/** GET /api/drafts/{id}/revisions/: the present state, and those that are kept; to restore one its author saves it again. */
export function addRevisions(app: FastifyInstance, { db, authenticate, addresses }: DraftsDeps): void {
  addEndpoint(app, 'revisions', { limit: { none: 'own list' } }, async (request) => {
    const { user, sessionId } = await authenticate(request);
    const { draft } = await findDraft(db, user.id, request.params.id);
    const { revision, savedAt, words, userAgent, sessionId: session } = revisions;
    const kept = await db
      .select({ revision, savedAt, words, userAgent, sessionId: session })
      .from(revisions)
      .where(eq(revisions.draftId, draft.id))
      .orderBy(desc(revisions.revision));
    return { results: [draft, ...kept].map((state) => toRevision(state, sessionId)) };
  });

  addEndpoint(app, 'revision', { limit: { none: 'one row of one’s own' } }, async (request) => {
    const { user, sessionId } = await authenticate(request);
    const { draft } = await findDraft(db, user.id, request.params.id);
    const number = parseId(request.params.revision);
    const isAsked = and(eq(revisions.draftId, draft.id), eq(revisions.revision, number ?? 0));
    const [state] = number === draft.revision ? [draft] : await db.select().from(revisions).where(isAsked);
    if (state === undefined) throw notFound();
    const { authorId, title, blocks } = state;
    return {
      ...toRevision(state, sessionId),
      title,
      blocks: [...blocks],
      media: await mediaFor(db, { authorId, userId: user.id }, blocks, addresses),
    };
  });
}
