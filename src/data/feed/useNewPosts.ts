import useSWR from 'swr';
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
  const key = useAccountKey('newPosts', tab, since);
  const { data } = useSWR(
    since ? key : null,
    async () => {
      const result = await session.call('newPosts', { query: { ...tabQuery(tab), since: since ?? '' } });
      // What cannot be asked now is asked again soon.
      return result.ok ? result.value.count : 0;
    },
    { refreshInterval: interval, revalidateOnFocus: true, revalidateOnReconnect: false },
  );
  return data ?? 0;
}
