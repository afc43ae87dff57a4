import Type from 'typebox';
import type { Endpoint } from './endpoint.ts';
import { Audience, Author, orNull, page, pageNumber } from './shapes.ts';

const ListedAuthor = Type.Object({
  ...Author.properties,
  /** People who follow them, with a free subscription or a paid one; a minute late. */
  subscribers: Type.Integer(),
  bio: Type.String(),
  /** Kopecks per month of the cheapest and the dearest tier that readers can take. */
  prices: orNull(Type.Object({ min: Type.Integer(), max: Type.Integer() })),
  /** The newest post that is not hidden: previews show its title, too (readings D33). */
  last_post: orNull(
    Type.Object({
      id: Type.Integer(),
      title: Type.String(),
      audience: Audience,
      /** ISO 8601 with zone. */
      published_at: Type.String(),
    }),
  ),
});

/** Authors that a person can subscribe to; those who published last come first. */
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
