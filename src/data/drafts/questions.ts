import { useAnswer } from '../shared/useAnswer.ts';

/** Who reads the author, and the tiers that can be chosen (`GET /api/audience/`). */
export const useAudience = () => useAnswer(['audience'], (session) => session.call('audience'));

/** States of a post that are kept, the newest first (`GET /api/drafts/{id}/revisions/`). */
export const useRevisions = (id: string) =>
  useAnswer(['revisions', id], (session) => session.call('revisions', { params: { id } }));

/** One of them, whole. @param revision `undefined`: nothing is loaded */
export const useRevision = (id: string, revision: number | undefined) =>
  useAnswer(revision === undefined ? undefined : ['revision', id, String(revision)], (session) =>
    session.call('revision', { params: { id, revision: String(revision) } }),
  );

/**
 * A post with the eyes of a reader (`GET /api/drafts/{id}/preview/`).
 * @param id `undefined`: nothing is loaded
 * @param as `stranger`, `subscriber`, or the id of a tier
 */
export const usePreview = (id: string | undefined, as: string) =>
  useAnswer(id === undefined ? undefined : ['preview', id, as], (session) =>
    session.call('previewDraft', { params: { id: String(id) }, query: { as } }),
  );
