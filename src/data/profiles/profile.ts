import { useCallback, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Profile, Query } from '#src/api/contract.ts';
import type { SessionEndpoint } from '#src/session/index.ts';
import { isCurrent, useSession } from '#src/session/index.ts';
import { useOutdatedSince } from '../feed/outdated.ts';
import { useEdit } from '../shared/actions.ts';
import { presets, useApi } from '../shared/api.ts';
import { usePaged } from '../shared/paged.ts';

const isOf = (name: string, { user_id, username }: Profile): boolean =>
  name === String(user_id) || name.toLowerCase() === username.toLowerCase();

/**
 * Page of a person (`GET /api/profiles/{userId}/`), loaded whenever it is opened.
 * @param name number or username; another name of the person who is there already loads nothing
 */
export function useProfile(name: string) {
  const edit = useEdit();
  const [loadedName, setLoadedName] = useState(name);
  const profile = useApi(presets.onReturn, 'profile', { params: { userId: loadedName } });
  if (name !== loadedName && !(profile.data && isOf(name, profile.data.value))) setLoadedName(name);

  /** Applies a change that the server has agreed to, also to a page that was left meanwhile. */
  const change = useCallback(
    (make: (profile: Profile) => Profile) => edit(make, 'profile', { params: { userId: loadedName } }),
    [edit, loadedName],
  );
  return { ...profile, loadedName, change };
}

/** Id of the post that an author has pinned. @param userId their account; `undefined`: nothing is loaded */
export function usePinnedPost(userId: number | undefined): number | undefined {
  const input = userId === undefined ? null : { params: { userId: String(userId) } };
  return useApi(presets.onOpen, 'profile', input).data?.value.author?.pinned?.id;
}

/** Reloads the page of a person that is in view; others are loaded when they are opened. */
export function useOutdateProfiles(): () => void {
  const session = useSession();
  const { mutate } = useSWRConfig();
  return useCallback(() => {
    const endpoint: SessionEndpoint = 'profile';
    const isProfile = (key: unknown): boolean =>
      Array.isArray(key) && key[1] === endpoint && isCurrent(session, [String(key[0])]);
    void mutate(isProfile);
  }, [session, mutate]);
}

/** A part of an author's posts. */
export type ProfileTab = NonNullable<Query<'profilePosts'>['tab']>;

/**
 * The posts that an author has published, newest first, page by page (`GET /api/profiles/{userId}/posts/`). A
 * subscription opens posts here as it does in the feed, so both go out of date together.
 */
export function useProfilePosts(name: string, tab: ProfileTab) {
  return usePaged(
    'profilePosts',
    (position) => ({ params: { userId: name }, query: { ...(tab !== 'all' && { tab }), ...position } }),
    { outdatedSince: useOutdatedSince('all') },
  );
}
