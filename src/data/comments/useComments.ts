import { useEffect, useMemo } from 'react';
import { useUser } from '#src/session/index.ts';
import { presets, useApi } from '../shared/api.ts';
import { usePaged } from '../shared/paged.ts';
import { listen, useChanges, useChanging } from './changes.ts';
import { leftOf, threadsOf, totalOf } from './threads.ts';

/**
 * The comments of a post, newest first, page by page (`GET /api/posts/{id}/comments/`), with all changes since.
 * @param isEnabled the reader may read them
 */
export function useComments(post: string, isEnabled: boolean) {
  const { pages, ...list } = usePaged(
    'comments',
    (position) => ({ params: { id: post }, query: { ...position } }),
    { isEnabled },
  );
  const user = useUser()?.id;
  const changes = useChanges(post);
  const { set } = useChanging(post);
  useEffect(
    () => listen((message) => message.user === user && message.post === post && set(message.change)),
    [user, post, set],
  );
  const threads = useMemo(() => pages && threadsOf(pages, changes), [pages, changes]);
  const since = pages?.[0]?.newest;
  const newer = useApi(
    presets.polling,
    'newComments',
    since ? { params: { id: post }, query: { since } } : null,
  );
  return {
    ...list,
    /** `undefined` before the first answer. */
    threads,
    total: totalOf(pages ?? [], changes),
    /** The moment when the list was requested, in milliseconds since the epoch. */
    requestedAt: pages?.[0]?.requestedAt,
    next: pages?.at(-1)?.next,
    left: leftOf(pages ?? []),
    /** The number of comments by others that have come since. */
    newCount: newer.data?.value.count ?? 0,
  };
}
