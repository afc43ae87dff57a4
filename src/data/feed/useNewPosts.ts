import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { useAccountKey, useEngine } from '#src/session/index.ts';
import { type Tab, tabQuery } from './tab.ts';

/** Milliseconds between two questions, while the page is looked at. */
const interval = 30_000;

/**
 * How many posts have come to a tab since its list was loaded; 0 when nobody knows.
 * @param since the `newest` of the list; without one nothing is asked
 */
export function useNewPosts(tab: Tab, since: string | undefined): number {
  const session = useEngine();
  const { cache } = useSWRConfig();
  const key = useAccountKey('newPosts', tab, since);
  const { data } = useSWR<number>(
    since ? key : null,
    async () => {
      const result = await session.call('newPosts', { query: { ...tabQuery(tab), since: since ?? '' } });
      if (result.ok) return result.value.count;
      // What cannot be asked now is asked again soon, as it would not be after an error; those that came are there.
      const known: unknown = cache.get(unstable_serialize(key))?.data;
      return typeof known === 'number' ? known : 0;
    },
    { refreshInterval: interval, revalidateOnFocus: true, revalidateOnReconnect: false },
  );
  return data ?? 0;
}
