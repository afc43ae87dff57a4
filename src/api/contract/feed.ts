import Type from 'typebox';
import type { Endpoint } from './endpoint.ts';
import { page, pageNumber, Post } from './shapes.ts';

/** The posts of all authors, newest first. Not in the specification, which shows the feed's page only. */
export const feed = {
  feed: {
    method: 'GET',
    path: '/api/feed/',
    query: Type.Object({ page: pageNumber }),
    status: 200,
    reply: page(Post),
  },
} as const satisfies Record<string, Endpoint>;
