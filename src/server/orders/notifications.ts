import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/index.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { type Provider, testPrefix } from '../payments/index.ts';
import { mayCharge, storeNotification } from './inbox.ts';
import { type OrdersDeps, providersOf } from './providers.ts';

const refused = () => new HttpError(400, { detail: 'Уведомление не прочитано.' });

/** Answers of CloudPayments to its question before a charge. */
const chargeCodes = { yes: 0, unknown: 10, wrong_amount: 12, over: 20 } as const;

/** The provider of an address, or the test bank that speaks as it does. @throws {HttpError} 404 without one */
function requireProvider(payments: OrdersDeps | undefined, name: string): Provider {
  const providers = payments && providersOf(payments);
  const provider = providers?.get(name) ?? providers?.get(testPrefix + name);
  if (provider === undefined) throw notFound();
  return provider;
}

const bodyOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/**
 * POST /api/payments/yookassa/ and /api/payments/cloudpayments/{kind}: answered once the notification is stored. Its bytes
 * stay as they came, because the second signs them.
 */
export async function addNotifications(
  app: FastifyInstance,
  { db, payments }: { readonly db: Database; readonly payments: OrdersDeps | undefined },
): Promise<void> {
  const config = { limit: 'LIMIT_NOTIFICATION' } as const;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    scope.route({
      method: 'POST',
      url: '/api/payments/yookassa/',
      config,
      handler: async (request) => {
        const provider = requireProvider(payments, 'yookassa');
        const notification = provider.parseNotification({ headers: request.headers, body: bodyOf(request) });
        if (notification === undefined) throw refused();
        await storeNotification(db, provider.name, notification);
        return {};
      },
    });

    scope.route<{ Params: { kind: string } }>({
      method: 'POST',
      url: '/api/payments/cloudpayments/:kind',
      config,
      handler: async (request) => {
        const provider = requireProvider(payments, 'cloudpayments');
        const { kind } = request.params;
        const { headers } = request;
        const notification = provider.parseNotification({ headers, body: bodyOf(request), kind });
        if (notification === undefined) throw refused();
        if (kind !== 'check') {
          await storeNotification(db, provider.name, notification);
          return { code: 0 };
        }
        if (notification.kind !== 'payment') return { code: chargeCodes.unknown };
        return { code: chargeCodes[await mayCharge(db, notification)] };
      },
    });
  });
}
