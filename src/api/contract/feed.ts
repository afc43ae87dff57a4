import Type from 'typebox';
import type { Endpoint } from './endpoint.ts';
import { cursor, keysetPage, Post } from './shapes.ts';

/** Readings D34: of the authors one follows, all, those for everyone, those one has saved. */
const tab = Type.Optional(
  Type.Union([Type.Literal('authors'), Type.Literal('all'), Type.Literal('open'), Type.Literal('bookmarks')]),
);

/** Posts, newest first. Not in the specification, which shows the feed's page only. */
export const feed = {
  feed: {
    method: 'GET',
    path: '/api/feed/',
    query: Type.Object({ tab, cursor }),
    status: 200,
    /** `newest`: where posts begin that are newer than all of these. */
    reply: Type.Object({ ...keysetPage(Post).properties, newest: Type.String() }),
  },
  newPosts: {
    method: 'GET',
    path: '/api/feed/new/',
    query: Type.Object({ tab, since: Type.String() }),
    status: 200,
    /** Capped at 99. */
    reply: Type.Object({ count: Type.Integer() }),
  },
} as const satisfies Record<string, Endpoint>;
