import type { Post } from '#src/api/contract.ts';
import { usePages } from '../pages/usePages.ts';

/** The newest posts, page by page (`GET /api/feed/`). */
export const useFeed = () =>
  usePages<Post>('feed', (session, page) => session.call('feed', { query: { page } }));
