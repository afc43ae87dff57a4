import type { Reply } from '#src/api/contract.ts';
import { cursorOf, usePages } from '../shared/index.ts';
import { useOutdatedSince } from './outdated.ts';
import { type Tab, tabQuery } from './tab.ts';

/**
 * The posts of a tab, newest first, page by page (`GET /api/feed/`). Opened again the list is as it was left, and newer
 * posts are offered by `useNewPosts`; but what the reader has saved since, or taken out, is so when it is opened.
 */
export const useFeed = (tab: Tab) =>
  usePages<Reply<'feed'>, string>({
    name: ['feed', tab],
    first: '',
    after: cursorOf,
    ask: (session, cursor) =>
      session.call('feed', { query: { ...tabQuery(tab), ...(cursor !== '' && { cursor }) } }),
    isRenewedOnOpening: tab === 'bookmarks',
    outdatedSince: useOutdatedSince(tab),
  });
