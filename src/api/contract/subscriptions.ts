import Type from 'typebox';
import { closed } from './closed.ts';
import type { Endpoint } from './endpoint.ts';
import { page, pageNumber, Subscription } from './shapes.ts';

/** The person's subscriptions. */
export const subscriptions = {
  subscribeFree: {
    method: 'POST',
    path: '/api/subscriptions/subscribe_free/',
    body: closed({ author: Type.Integer() }),
    isKeyed: true,
    status: 201,
    reply: Subscription,
  },
  cancelSubscription: {
    method: 'POST',
    path: '/api/subscriptions/{id}/cancel/',
    body: closed({}),
    status: 200,
    reply: Subscription,
  },
  mySubscriptions: {
    method: 'GET',
    path: '/api/subscriptions/my_subscriptions/',
    query: Type.Object({ status: Type.Optional(Subscription.properties.status), page: pageNumber }),
    status: 200,
    reply: page(Subscription),
  },
} as const satisfies Record<string, Endpoint>;
