import Type from 'typebox';
import { closed } from './closed.ts';
import type { Endpoint } from './endpoint.ts';
import { Empty, orNull } from './shapes.ts';

const goalFields = {
  /** Purpose of the collection. */
  title: Type.String(),
  /** Kopecks. */
  target: Type.Integer(),
};

/** Kopecks that came by donations and were not refunded, and the number of people who gave them. */
const Raised = {
  raised: Type.Integer(),
  people: Type.Integer(),
  /** Kopecks of the reader, `raised` includes them. */
  own: Type.Integer(),
};

/** Donations to an author (readings D37). */
export const donations = {
  donations: {
    method: 'GET',
    path: '/api/authors/{id}/donations/',
    query: Type.Object({
      /** Id of a post of theirs that the reader may read. */
      post: Type.Optional(Type.Integer()),
    }),
    status: 200,
    reply: Type.Object({
      /** All that came since the goal was set. */
      goal: orNull(Type.Object({ ...goalFields, ...Raised })),
      /** Donations that were sent from the post; `null` without one. */
      post: orNull(Type.Object(Raised)),
    }),
  },
  /** One's own goal. Another title or target leaves what has been raised. */
  setGoal: {
    method: 'PUT',
    path: '/api/goal/',
    body: closed(goalFields),
    status: 200,
    reply: Type.Object(goalFields),
  },
  /** The next goal begins at nothing. */
  endGoal: { method: 'DELETE', path: '/api/goal/', status: 204, reply: Empty },
} as const satisfies Record<string, Endpoint>;
