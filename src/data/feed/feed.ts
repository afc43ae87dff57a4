import type { Query } from '#src/api/contract.ts';
import { presets, useApi } from '../shared/api.ts';
import { usePaged } from '../shared/paged.ts';
import { type Tab, useOutdatedSince } from './outdated.ts';

/** The tab that a server of the API shows when a query names none. */
const defaultTab: Tab = 'all';

const queryOf = (tab: Tab): Pick<Query<'feed'>, 'tab'> => (tab === defaultTab ? {} : { tab });

/**
 * The posts of a tab, newest first, page by page (`GET /api/feed/`). Opened again the list is as it was left, and
 * `useNewPosts` offers newer posts; but the saved posts are up to date whenever they are opened.
 */
export const useFeed = (tab: Tab) =>
  usePaged('feed', (position) => ({ query: { ...queryOf(tab), ...position } }), {
    isRenewedOnOpening: tab === 'bookmarks',
    outdatedSince: useOutdatedSince(tab),
  });

/**
 * The number of posts that have come to a tab since its list was loaded; 0 while unknown.
 * @param since the `newest` of the list; without one nothing is requested
 */
export function useNewPosts(tab: Tab, since: string | undefined): number {
  const input = since ? { query: { ...queryOf(tab), since } } : null;
  return useApi(presets.polling, 'newPosts', input).data?.value.count ?? 0;
}
