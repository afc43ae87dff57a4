import type { FastifyInstance } from 'fastify';
import { addAuthors } from '../authors/list.ts';
import { addCancel } from './cancel.ts';
import type { SubscriptionsDeps } from './deps.ts';
import { addMine } from './mine.ts';
import { addSubscribeFree } from './subscribeFree.ts';

export { countAllSubscribers, countSubscribers } from './countSubscribers.ts';
export { endFree } from './endFree.ts';
export { leaveAuthors } from './leave.ts';
export { findSubscription } from './read.ts';
export { givesAccess } from './status.ts';
export { authorFields, hiddenName, toAuthor } from '../authors/toAuthor.ts';

/** Adds every call under /api/subscriptions/, and the list of whom one can subscribe to. */
export function addSubscriptions(app: FastifyInstance, deps: SubscriptionsDeps): void {
  addAuthors(app, deps);
  addSubscribeFree(app, deps);
  addCancel(app, deps);
  addMine(app, deps);
}
