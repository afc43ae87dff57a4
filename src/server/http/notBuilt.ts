import type { FastifyInstance, HTTPMethods } from 'fastify';
import { HttpError } from './errors.ts';

/** Calls of the specification (section 7) that have no server side yet. */
const calls: readonly (readonly [methods: HTTPMethods[], path: string])[] = [
  [['PUT', 'PATCH', 'DELETE'], '/auth/users/me/'],
  [['POST'], '/auth/users/activation/'],
  [['POST'], '/auth/users/reset_email/'],
  [['POST'], '/auth/users/reset_email_confirm/'],
  [['POST'], '/auth/users/set_email/'],
  [['POST'], '/auth/users/set_password/'],
  [['GET', 'PUT', 'PATCH', 'DELETE'], '/auth/users/:email/'],
  [['POST'], '/api/auth/send-verification/'],
  [['POST'], '/api/auth/send-phone-verification/'],
  [['POST'], '/api/phone-verification/verify/'],
  [['POST'], '/api/subscriptions/subscribe_free/'],
  [['POST'], '/api/subscriptions/:id/cancel/'],
  [['GET'], '/api/subscriptions/my_subscriptions/'],
];

/** Answers them honestly with 501, so that nothing seems to have been saved. */
export function addNotBuiltCalls(app: FastifyInstance): void {
  for (const [method, url] of calls) {
    app.route({
      method,
      url,
      onRequest: async () => {
        throw new HttpError(501, { detail: 'Этот вызов появится позже.' });
      },
      handler: async () => null,
    });
  }
}
