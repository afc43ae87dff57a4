import type { OwnPostsGroupId } from '#src/components/pages/OwnPostsPage/index.ts';
import { useOwnPosts } from '#src/data/drafts/ownPosts.ts';

export type OwnPostsLists = ReturnType<typeof useOwnPostsLists>;

/** One's own posts by what readers see of them. @param search words; empty: all of them */
export function useOwnPostsLists(search: string) {
  const lists = {
    drafts: useOwnPosts('draft', search),
    scheduled: useOwnPosts('scheduled', search),
    published: useOwnPosts('published', search),
  } as const;
  const all = [lists.drafts, lists.scheduled, lists.published];
  return {
    ...lists,
    all,
    more: (id: OwnPostsGroupId) => lists[id].load(),
    renew: () => all.forEach((list) => list.renew()),
    /** Asks once more for those that failed. */
    retry: () => all.filter(({ error }) => error !== undefined).forEach((list) => list.load()),
  };
}
