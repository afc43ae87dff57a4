import Type from 'typebox';
import type { Endpoint } from './endpoint.ts';
import { WholePost } from './shapes.ts';

const Liked = Type.Object({ liked: Type.Boolean(), likes: Type.Integer() });
const Bookmarked = Type.Object({ bookmarked: Type.Boolean() });

/** A post, and what its readers do with it. Marks are put and taken: said twice they stay as they are. */
export const posts = {
  post: { method: 'GET', path: '/api/posts/{id}/', status: 200, reply: WholePost },
  like: { method: 'PUT', path: '/api/posts/{id}/like/', status: 200, reply: Liked },
  unlike: { method: 'DELETE', path: '/api/posts/{id}/like/', status: 200, reply: Liked },
  bookmark: { method: 'PUT', path: '/api/posts/{id}/bookmark/', status: 200, reply: Bookmarked },
  unbookmark: { method: 'DELETE', path: '/api/posts/{id}/bookmark/', status: 200, reply: Bookmarked },
} as const satisfies Record<string, Endpoint>;
