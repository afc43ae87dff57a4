import Type from 'typebox';
import type { Endpoint } from './endpoint.ts';
import { Author, page, pageNumber } from './shapes.ts';

/** Whom one can subscribe to. */
export const authors = {
  authors: {
    method: 'GET',
    path: '/api/authors/',
    query: Type.Object({ page: pageNumber }),
    status: 200,
    reply: page(Author),
    isOpen: true,
  },
} as const satisfies Record<string, Endpoint>;
