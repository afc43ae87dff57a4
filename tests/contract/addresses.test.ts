import { expect, test } from 'vitest';
import { fillPath } from '#src/api/fillPath.ts';
import { routes } from '#src/api/routes.ts';
import { server } from './support/server.ts';

/** Addresses that the specification names; the rest are our own, and so is logging out. */
const inSpecification = /^\/(?:auth|api\/(?:auth|phone-verification|subscriptions))\//;
const specified = Object.entries(routes).filter(
  ([name, [, path]]) => inSpecification.test(path) && name !== 'logout',
);

test.each(specified)('%s is served at its very address', async (_, [method, path]) => {
  const filled = fillPath(path, { email: 'nobody@example.com', id: '1' }) ?? '';
  const response = await fetch(new URL(filled, server.origin), {
    method,
    redirect: 'manual',
    ...(method !== 'GET' && { body: '{}', headers: { 'Content-Type': 'application/json' } }),
  });
  // A visitor with an empty request is refused; a redirect, 404, 405 or 501 would mean that the call does not exist.
  expect([400, 401]).toContain(response.status);
});
