import type { Reply } from '#src/api/contract.ts';
import { usePages } from '../pages/usePages.ts';

export type Author = Reply<'authors'>['results'][number];

/** Whom one can subscribe to, page by page (`GET /api/authors/`). */
export const useAuthors = () =>
  usePages<Author>('authors', (session, page) => session.call('authors', { query: { page } }));
