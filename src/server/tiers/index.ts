import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../http/endpoint.ts';
import type { TiersDeps } from './deps.ts';
import { addOrder } from './order.ts';
import { readOwnTiers } from './read.ts';
import { addWriting } from './write.ts';

/** Adds every call under /api/tiers/. */
export function addTiers(app: FastifyInstance, deps: TiersDeps): void {
  const { db, authenticate } = deps;
  addEndpoint(app, 'tiers', { limit: { none: 'own tiers' } }, async (request) =>
    readOwnTiers(db, (await authenticate(request)).user.id),
  );
  addWriting(app, deps);
  addOrder(app, deps);
}
