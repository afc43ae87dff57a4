import Type from 'typebox';
import type { Endpoint } from './endpoint.ts';
import { Author, page, pageNumber } from './shapes.ts';

const ListedAuthor = Type.Object({
  ...Author.properties,
  /** People who follow them, with a free subscription or a paid one; a minute late. */
  subscribers: Type.Integer(),
});

/** Authors that a person can subscribe to. */
export const authors = {
  authors: {
    method: 'GET',
    path: '/api/authors/',
    query: Type.Object({ page: pageNumber }),
    status: 200,
    reply: page(ListedAuthor),
    isOpen: true,
  },
} as const satisfies Record<string, Endpoint>;
