import { useEffect, useMemo } from 'react';
import type { Reply } from '#src/api/contract.ts';
import { useUser } from '#src/session/index.ts';
import { cursorOf, useNewer, usePages } from '../shared/index.ts';
import { listen } from './otherTabs.ts';
import { leftOf, threadsOf, totalOf } from './threads.ts';
import { useChanges, useChanging } from './useChanges.ts';

/**
 * The comments of a post, newest first, page by page (`GET /api/posts/{id}/comments/`), as they are known now.
 * @param isAsked the reader may read them
 */
export function useComments(post: string, isAsked: boolean) {
  const { pages, ...list } = usePages<Reply<'comments'>, string>({
    name: ['comments', post],
    first: '',
    after: cursorOf,
    ask: (session, cursor) =>
      session.call('comments', { params: { id: post }, ...(cursor !== '' && { query: { cursor } }) }),
    isRenewedOnOpening: true,
    isAsked,
  });
  const user = useUser()?.id;
  const changes = useChanges(post);
  const { set } = useChanging(post);
  useEffect(
    () => listen((told) => told.user === user && told.post === post && set(told.change)),
    [user, post, set],
  );
  const threads = useMemo(() => pages && threadsOf(pages, changes), [pages, changes]);
  return {
    ...list,
    /** `undefined` before the first answer. */
    threads,
    total: totalOf(pages ?? [], changes),
    /** When the list was asked for. */
    askedAt: pages?.[0]?.askedAt,
    next: pages?.at(-1)?.next,
    left: leftOf(pages ?? []),
    /** How many comments of others have come since. */
    fresh: useNewer({
      name: ['newComments', post],
      since: pages?.[0]?.newest,
      ask: (session, since) => session.call('newComments', { params: { id: post }, query: { since } }),
    }),
  };
}
