import { useNewer } from '../shared/index.ts';
import { type Tab, tabQuery } from './tab.ts';

/**
 * How many posts have come to a tab since its list was loaded; 0 while unknown.
 * @param since the `newest` of the list; without one nothing is asked
 */
export const useNewPosts = (tab: Tab, since: string | undefined): number =>
  useNewer({
    name: ['newPosts', tab],
    since,
    ask: (session, then) => session.call('newPosts', { query: { ...tabQuery(tab), since: then } }),
  });
