import type { Reply, Subscription } from '#src/api/contract.ts';
import type { Result } from '#src/api/result.ts';
import { useEngine } from '#src/session/index.ts';
import type { Subscriptions } from '#src/subscriptions/index.ts';
import { authorIdOf } from '../subscriptions/presentSubscription.ts';
import { usePages } from '../usePages.ts';

export type Author = Reply<'authors'>['results'][number];

/** Whom one can subscribe to, page by page (`GET /api/authors/`). */
export const useAuthors = () =>
  usePages<Author>('authors', (session, page) => session.call('authors', { query: { page } }));

/** Subscribes without paying; the new entry takes the place of what there was with the author. */
export function useSubscribeFree(subscriptions: Subscriptions) {
  const session = useEngine();
  return async (author: Author['id']): Promise<Result<Subscription>> => {
    const result = await session.call('subscribeFree', { body: { author } });
    if (result.ok) {
      for (const entry of subscriptions.getSnapshot().list)
        if (authorIdOf(entry) === author) subscriptions.remove(entry.id);
      subscriptions.add(result.value);
    }
    return result;
  };
}
