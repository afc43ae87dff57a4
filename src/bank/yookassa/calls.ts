import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { type Bank, find, isAuthorized, Refused } from '../bank.ts';
import { failAsScripted } from '../callScripts.ts';
import { once } from '../idempotency.ts';
import type { Result } from '../state.ts';
import * as actions from './actions.ts';
import { pageOf } from './lists.ts';
import { captureBody, listQuery, paymentBody, payoutBody, receiptBody, refundBody } from './schemas.ts';
import { paymentView, payoutView, receiptView, refundView } from './views.ts';

/** Seconds for which an idempotence key is remembered. */
const keySeconds = 24 * 3600;

const failure = (code: string, description: string, parameter?: string): object => ({
  type: 'error',
  id: randomUUID(),
  code,
  description,
  ...(parameter !== undefined && { parameter }),
});

const keyHeader = 'Idempotence-Key';

function keyOf({ headers }: FastifyRequest): string {
  const key = headers['idempotence-key'];
  if (typeof key !== 'string' || key === '' || key.length > 64)
    throw new Refused('invalid', 'A key of at most 64 characters is needed', keyHeader);
  return key;
}

/** Answers as the provider does: errors have a body of one shape. */
function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Refused) {
      const isMissing = error.kind === 'not found';
      return reply
        .code(isMissing ? 404 : 400)
        .send(failure(isMissing ? 'not_found' : 'invalid_request', error.message, error.parameter));
    }
    const { validation, statusCode = 500, message } = Object(error);
    if (statusCode >= 500) throw error;
    const [first] = Array.isArray(validation) ? validation : [];
    const missing: unknown = first?.params?.missingProperty;
    const path = [...String(first?.instancePath ?? '').split('/'), missing].filter(Boolean).join('.');
    return reply.code(400).send(failure('invalid_request', String(message), path || undefined));
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(failure('not_found', 'No such call')));
}

/** The calls of YooKassa v3 under `/v3`. */
export async function addYooKassa(app: FastifyInstance, bank: Bank): Promise<void> {
  const { state } = bank;
  answerErrors(app);
  app.addHook('onRequest', async (request, reply) => {
    if (!isAuthorized(request.headers.authorization, bank.credentials.yookassa))
      return reply
        .code(401)
        .send(failure('invalid_credentials', 'Login has illegal format or the secret is wrong'));
  });
  failAsScripted(app, bank, () =>
    failure('internal_server_error', 'The result is unknown: repeat with the same key'),
  );

  function view({ kind, id }: Result): object {
    switch (kind) {
      case 'payment':
        return paymentView(bank, actions.ownPayment(bank, id));
      case 'refund':
        return refundView(actions.ownRefund(bank, id));
      case 'payout':
        return payoutView(actions.ownPayout(bank, id));
      case 'receipt':
        return receiptView(find(state.receipts, id, 'No such receipt'));
      case 'order':
      case 'nothing':
        return {};
    }
  }

  function post<Body extends TSchema>(
    path: string,
    body: Body,
    perform: (body: Static<Body>, id: string) => Result,
  ) {
    app.route<{ Params: { id?: string } }>({
      method: 'POST',
      url: path,
      schema: { body },
      handler: async (request) => {
        // The schema has let it in.
        const input = request.body as Static<Body>;
        const call = {
          provider: 'yookassa',
          key: keyOf(request),
          request: [request.url, input],
          seconds: keySeconds,
          parameter: keyHeader,
        } as const;
        return view(await once(bank, call, () => perform(input, request.params.id ?? '')));
      },
    });
  }
  post('/payments', paymentBody, (body) => actions.createPayment(bank, body));
  post('/payments/:id/capture', captureBody, (body, id) => actions.capturePayment(bank, id, body));
  post('/payments/:id/cancel', captureBody, (_body, id) => actions.cancelPayment(bank, id));
  post('/refunds', refundBody, (body) => actions.createRefund(bank, body));
  post('/receipts', receiptBody, (body) => actions.createReceipt(bank, body));
  post('/payouts', payoutBody, (body) => actions.createPayout(bank, body));

  for (const kind of ['payment', 'refund', 'payout', 'receipt'] as const)
    app.get<{ Params: { id: string } }>(`/${kind}s/:id`, async ({ params }) => view({ kind, id: params.id }));

  const schema = { querystring: listQuery };
  app.get<{ Querystring: Static<typeof listQuery> }>('/payments', { schema }, async ({ query }) =>
    pageOf(ownPayments(bank), query, (payment) => paymentView(bank, payment)),
  );
  app.get<{ Querystring: Static<typeof listQuery> }>('/refunds', { schema }, async ({ query }) => {
    const own = new Set(ownPayments(bank).map(({ id }) => id));
    return pageOf(
      Object.values(state.refunds).filter(({ payment }) => own.has(payment)),
      query,
      refundView,
    );
  });
  app.get('/me', async () => ({
    account_id: bank.credentials.yookassa.name,
    status: 'enabled',
    test: true,
    fiscalization: { enabled: true, provider: 'test_bank' },
    payment_methods: ['bank_card', 'sbp'],
  }));
}

const ownPayments = ({ state }: Bank) =>
  Object.values(state.payments).filter(({ purchase }) => purchase.provider === 'yookassa');
