import type { Query, Reply } from '#src/api/contract.ts';
import { usePages } from '../pages/usePages.ts';

/** A view of the feed (readings D34). */
export type Tab = NonNullable<Query<'feed'>['tab']>;

/** The tab that a server of the API shows where none is named. */
const usual: Tab = 'all';

/** The parameter that asks for a tab. */
export const tabQuery = (tab: Tab) => (tab === usual ? {} : { tab });

/** Where a page goes on: the cursor in its `next`. */
function cursorOf({ next }: Reply<'feed'>): string {
  try {
    return new URL(next ?? '').searchParams.get('cursor') ?? '';
  } catch {
    return '';
  }
}

/**
 * The posts of a tab, newest first, page by page (`GET /api/feed/`). Opened again the list is as it was left: newer
 * posts are offered by `useNewPosts`.
 */
export const useFeed = (tab: Tab) =>
  usePages<Reply<'feed'>, string>({
    name: ['feed', tab],
    first: '',
    after: cursorOf,
    ask: (session, cursor) =>
      session.call('feed', { query: { ...tabQuery(tab), ...(cursor !== '' && { cursor }) } }),
    isRenewedOnOpening: false,
  });
