import { useMemo } from 'react';
import type { PostView } from '#src/components/sections/PostCard/index.ts';
import type { Changes } from '#src/data/posts/marks.ts';
import type { useProfile } from '#src/data/profiles/profile.ts';
import { presentPosts } from '../posts/presentPosts.ts';

const none: readonly PostView[] = [];

/**
 * Moves the pinned post to the front of the list, without repeating it.
 * @param person whose page it is; `undefined` where nothing is pinned
 */
export function usePinnedFirst(
  posts: readonly PostView[],
  person: ReturnType<typeof useProfile>['data'],
  changes: Changes,
): readonly PostView[] {
  const pinned = person?.value.author?.pinned;
  const [view] =
    person && pinned ? presentPosts([{ results: [pinned], requestedAt: person.requestedAt }], changes) : none;
  return useMemo(
    () => (view ? [{ ...view, isPinned: true }, ...posts.filter(({ id }) => id !== view.id)] : posts),
    [view, posts],
  );
}
