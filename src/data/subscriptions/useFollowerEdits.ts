import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { unstable_serialize } from 'swr/infinite';
import type { Profile, Reply, Subscription } from '#src/api/contract.ts';
import { accountKey, type CacheEntry, type SessionEndpoint, useSession } from '#src/session/index.ts';
import { givesAccess } from './list.ts';

type Authors = CacheEntry<Reply<'authors'>>;

/** One follower more, or one less. */
type Step = 1 | 0 | -1;

const withFollower =
  (author: number, subscription: Subscription, step: Step) =>
  (profile: Profile): Profile =>
    profile.author?.id === author
      ? {
          ...profile,
          author: {
            ...profile.author,
            subscribers: Math.max(0, profile.author.subscribers + step),
            subscription: givesAccess(subscription) ? subscription : null,
          },
        }
      : profile;

const countedIn =
  (author: number, step: Step) =>
  (page: Authors): Authors => ({
    ...page,
    value: {
      ...page.value,
      results: page.value.results.map((each) =>
        each.id === author ? { ...each, subscribers: Math.max(0, each.subscribers + step) } : each,
      ),
    },
  });

/**
 * Changes an author's page and the lists of authors by what the server has agreed to: it counts followers a minute late.
 * @returns takes the author, the subscription as it is now, and the change of their number
 */
export function useFollowerEdits() {
  const session = useSession();
  const { mutate } = useSWRConfig();
  return useCallback(
    (author: number, subscription: Subscription, step: Step): void => {
      const [account] = accountKey(session);
      const isOf = (endpoint: SessionEndpoint) => (key: unknown) =>
        Array.isArray(key) && key[0] === account && key[1] === endpoint;
      const silently = { revalidate: false };
      const change = withFollower(author, subscription, step);
      void mutate<CacheEntry<Profile>>(
        isOf('profile'),
        (entry) => entry && { ...entry, value: change(entry.value) },
        silently,
      );
      if (step === 0) return;
      const count = countedIn(author, step);
      void mutate<Authors>(isOf('authors'), (page) => page && count(page), silently);
      // SWR has the list that is on the screen under a key of its own.
      const list = unstable_serialize(() => accountKey(session, 'authors', { query: { page: 1 } }));
      void mutate<Authors[]>(list, (pages) => pages?.map(count), silently);
    },
    [session, mutate],
  );
}
