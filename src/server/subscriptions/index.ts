import type { FastifyInstance } from 'fastify';
import { addCancel } from './cancel.ts';
import type { SubscriptionsDeps } from './deps.ts';
import { addMine } from './mine.ts';
import { addSubscribeFree } from './subscribeFree.ts';

export { countAllSubscribers, countSubscribers } from './countSubscribers.ts';
export { endFree } from './endFree.ts';
export { leaveAuthors } from './leave.ts';
export { findSubscription } from './read.ts';
export { givesAccess } from './status.ts';

/** Adds every call under /api/subscriptions/. */
export function addSubscriptions(app: FastifyInstance, deps: SubscriptionsDeps): void {
  addSubscribeFree(app, deps);
  addCancel(app, deps);
  addMine(app, deps);
}
