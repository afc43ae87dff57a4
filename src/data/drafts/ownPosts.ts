import { useMemo } from 'react';
import type { Query } from '#src/api/contract.ts';
import { useSession } from '#src/session/index.ts';
import { useCreate } from '../shared/actions.ts';
import { presets, useApi } from '../shared/api.ts';
import { usePaged } from '../shared/paged.ts';

/** The state of an own post. */
type OwnState = NonNullable<Query<'drafts'>['state']>;

/** One's own posts, page by page (`GET /api/drafts/`). @param search words of the title or the text; empty: all of them */
export const useOwnPosts = (state: OwnState | undefined, search: string) =>
  usePaged('drafts', (position) => ({
    query: { ...(state !== undefined && { state }), ...(search !== '' && { search }), ...position },
  }));

/** The numbers of an author's readers, and the tiers that can be chosen (`GET /api/audience/`). */
export const useAudience = () => useApi(presets.onOpen, 'audience');

/** A post as the server has it (`GET /api/drafts/{id}/`). @param id `undefined`: nothing is loaded */
export const useDraft = (id: number | undefined) =>
  useApi(presets.onOpen, 'draft', id === undefined ? null : { params: { id: String(id) } });

/** The versions of a post that are kept, the newest first (`GET /api/drafts/{id}/revisions/`). */
export const useRevisions = (id: string) => useApi(presets.onOpen, 'revisions', { params: { id } });

/** One of them, whole. @param revision `undefined`: nothing is loaded */
export const useRevision = (id: string, revision: number | undefined) =>
  useApi(
    presets.onOpen,
    'revision',
    revision === undefined ? null : { params: { id, revision: String(revision) } },
  );

/**
 * A post with the eyes of a reader (`GET /api/drafts/{id}/preview/`).
 * @param id `undefined`: nothing is loaded
 * @param as `stranger`, `subscriber`, or the id of a tier
 */
export const usePreview = (id: string | undefined, as: string) =>
  useApi(presets.onOpen, 'previewDraft', id === undefined ? null : { params: { id }, query: { as } });

/** Calls for an author's own post, except for writing it. */
export function useOwnPostCalls() {
  const session = useSession();
  const create = useCreate<number>();
  return useMemo(() => {
    const of = (id: number) => ({ params: { id: String(id) } });
    return {
      /** It can be restored within a day. */
      remove: (id: number) => session.call('deleteDraft', of(id)),
      restore: (id: number) => session.call('restoreDraft', of(id)),
      /** Makes a draft of the same content. */
      copy: (id: number) => create(id, (key) => session.call('copyDraft', { ...of(id), body: {}, key })),
      /** Pinned: first on the author's page, instead of another one. */
      pin: (id: number) => session.call('pinPost', of(id)),
      unpin: (id: number) => session.call('unpinPost', of(id)),
      /** Readers lose it; hearts and comments wait. */
      unpublish: (id: number) => session.call('unpublishDraft', of(id)),
      /** @param at ISO 8601 with zone; `null`: now. @param revision the one that its author sees */
      publish: (id: number, revision: number, at: string | null) =>
        session.call('publishDraft', {
          ...of(id),
          headers: { 'If-Match': `"${revision}"` },
          body: { at },
        }),
    };
  }, [session, create]);
}
