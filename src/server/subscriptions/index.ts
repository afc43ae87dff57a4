import type { FastifyInstance } from 'fastify';
import { addCancel } from './cancel.ts';
import type { SubscriptionsDeps } from './deps.ts';
import { addMine } from './mine.ts';
import { addSubscribeFree } from './subscribeFree.ts';

/** Adds every call under /api/subscriptions/. */
export function addSubscriptions(app: FastifyInstance, deps: SubscriptionsDeps): void {
  addSubscribeFree(app, deps);
  addCancel(app, deps);
  addMine(app, deps);
}
