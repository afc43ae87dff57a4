import type { FastifyInstance } from 'fastify';
import { logSecurityEvent, type CallDeps } from '../auth/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { notFound } from '../http/errors.ts';
import { parseUuid } from '../http/parameters.ts';
import { methodsOf, revokeMethod } from './methods.ts';

interface PaymentMethodsDeps extends CallDeps {
  /** Name of the provider of new payments; absent where nothing can be paid for. */
  readonly provider: string | undefined;
}

/** /api/payment-methods/: one's own, also where nothing can be paid for any more. */
export function addPaymentMethods(
  app: FastifyInstance,
  { db, authenticate, provider }: PaymentMethodsDeps,
): void {
  addEndpoint(app, 'paymentMethods', { limit: { none: 'own data' } }, async (request) => {
    const { user } = await authenticate(request);
    const methods = await methodsOf(db, user.id);
    return methods.map(({ id, kind, title, expiry, isExpired, consentedAt, ...method }) => ({
      ...{ id, kind, title, expiry },
      is_expired: isExpired,
      is_usable: !isExpired && method.provider === provider,
      saved_at: consentedAt.toISOString(),
    }));
  });

  addEndpoint(app, 'revokePaymentMethod', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { user } = await authenticate(request);
    const id = parseUuid(request.params.id);
    if (id === undefined || !(await revokeMethod(db, user.id, id))) throw notFound();
    logSecurityEvent(request, { event: 'payment_method_revoked', userId: user.id });
    return null;
  });
}
