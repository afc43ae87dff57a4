import type { Query, Reply } from '#src/api/contract.ts';
import { useOutdatedSince } from '../feed/outdated.ts';
import { cursorOf, usePages } from '../shared/index.ts';

/** Which posts of an author. */
export type ProfileTab = NonNullable<Query<'profilePosts'>['tab']>;

/**
 * What an author has published, newest first, page by page (`GET /api/profiles/{userId}/posts/`). Whom one follows decides what is
 * open in it, as it does in the feed.
 */
export const useProfilePosts = (name: string, tab: ProfileTab) =>
  usePages<Reply<'profilePosts'>, string>({
    name: ['profilePosts', name, tab],
    first: '',
    after: cursorOf,
    ask: (session, cursor) =>
      session.call('profilePosts', {
        params: { userId: name },
        query: { ...(tab !== 'all' && { tab }), ...(cursor !== '' && { cursor }) },
      }),
    isRenewedOnOpening: true,
    outdatedSince: useOutdatedSince('all'),
  });
