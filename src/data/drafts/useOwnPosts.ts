import type { Query, Reply } from '#src/api/contract.ts';
import { cursorOf, usePages } from '../shared/index.ts';

/** Which of one's own posts. */
export type OwnState = NonNullable<Query<'drafts'>['state']>;

/** One's own posts, page by page (`GET /api/drafts/`). @param search words of the title or the text; empty: all of them */
export const useOwnPosts = (state: OwnState | undefined, search: string) =>
  usePages<Reply<'drafts'>, string>({
    name: ['ownPosts', state ?? 'all', search],
    first: '',
    after: cursorOf,
    ask: (session, cursor) =>
      session.call('drafts', {
        query: {
          ...(state !== undefined && { state }),
          ...(search !== '' && { search }),
          ...(cursor !== '' && { cursor }),
        },
      }),
    isRenewedOnOpening: true,
  });
