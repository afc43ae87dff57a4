import { useMemo } from 'react';
import { useSession } from '#src/session/index.ts';
import { useAct } from '../shared/index.ts';

/** What an author does with a post of their own beside writing it. */
export function useOwnPostCalls() {
  const session = useSession();
  const act = useAct<number>();
  return useMemo(() => {
    const of = (id: number) => ({ params: { id: String(id) } });
    return {
      /** Within a day it can be restored. */
      remove: (id: number) => session.call('deleteDraft', of(id)),
      restore: (id: number) => session.call('restoreDraft', of(id)),
      /** Makes a draft of the same content. */
      copy: (id: number) => act(id, (key) => session.call('copyDraft', { ...of(id), body: {}, key })),
      /** It stands first on the author's page, instead of another one. */
      pin: (id: number) => session.call('pinPost', of(id)),
      unpin: (id: number) => session.call('unpinPost', of(id)),
      /** Readers have it no more; hearts and comments wait. */
      unpublish: (id: number) => session.call('unpublishDraft', of(id)),
      /** @param at ISO 8601 with zone; `null`: now. @param revision the one that its author has before them */
      publish: (id: number, revision: number, at: string | null) =>
        session.call('publishDraft', {
          ...of(id),
          headers: { 'If-Match': `"${revision}"` },
          body: { at },
        }),
    };
  }, [session, act]);
}
