import Type from 'typebox';
import { closed, closedPart } from './closed.ts';
import type { Endpoint } from './endpoint.ts';
import { orNull, Tier } from './shapes.ts';

const fields = {
  name: Type.String(),
  /** Description of the tier. */
  description: Type.String(),
  /** Kopecks per month; subscribers from before a change keep the old one. */
  price: Type.Integer(),
  /** Limit of subscribers; `null` without one. */
  places: orNull(Type.Integer()),
  /** Only its subscribers see it. */
  hidden: Type.Boolean(),
};

/** A tier as its author has it. */
const OwnTier = Type.Object({
  ...Tier.properties,
  ...fields,
  /** Closed to new subscribers; the present ones keep it. */
  archived: Type.Boolean(),
  members: Type.Integer(),
});

/** In the order of readers. */
const OwnTiers = Type.Object({ results: Type.Array(OwnTier), free: Type.Integer() });

/** Tiers of the author. */
export const tiers = {
  tiers: { method: 'GET', path: '/api/tiers/', status: 200, reply: OwnTiers },
  createTier: {
    method: 'POST',
    path: '/api/tiers/',
    body: closed(fields),
    isKeyed: true,
    status: 201,
    reply: OwnTier,
  },
  updateTier: {
    method: 'PATCH',
    path: '/api/tiers/{id}/',
    body: closedPart({ ...fields, archived: Type.Boolean() }),
    status: 200,
    reply: OwnTier,
  },
  orderTiers: {
    method: 'PUT',
    path: '/api/tiers/order/',
    /** All open tiers in order; archived ones may be included and are always last. */
    body: closed({ tiers: Type.Array(Type.Integer(), { maxItems: 100, uniqueItems: true }) }),
    status: 200,
    reply: OwnTiers,
  },
} as const satisfies Record<string, Endpoint>;
