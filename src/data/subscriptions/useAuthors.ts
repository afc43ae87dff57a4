import type { Reply } from '#src/api/contract.ts';
import { usePages } from '../shared/usePages.ts';

export type Author = Reply<'authors'>['results'][number];

/** Whom one can subscribe to, page by page (`GET /api/authors/`). */
export const useAuthors = () =>
  usePages<Reply<'authors'>, number>({
    name: ['authors'],
    first: 1,
    after: (_, index) => index + 2,
    ask: (session, page) => session.call('authors', { query: { page } }),
    isRenewedOnOpening: true,
  });
