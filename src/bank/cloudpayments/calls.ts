import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { type Bank, find, isAuthorized, Refused } from '../bank.ts';
import { failAsScripted } from '../callScripts.ts';
import { once } from '../idempotency.ts';
import type { Result } from '../state.ts';
import * as actions from './actions.ts';
import { claims, findByInvoice, transactions } from './lists.ts';
import * as schemas from './schemas.ts';
import { orderView, payoutView, refundView, transactionView } from './views.ts';

/** Seconds for which the id of a request is remembered. */
const keySeconds = 3600;

interface Answer {
  readonly Success: boolean;
  readonly Message: string | null;
  readonly Model?: object;
}

const failure = (Message: string | null): Answer => ({ Success: false, Message });
const success = (Model: object): Answer => ({ Success: true, Message: null, Model });

function requestId({ headers }: FastifyRequest): string | undefined {
  const id = headers['x-request-id'];
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** The calls of CloudPayments, each of them a POST. */
export async function addCloudPayments(app: FastifyInstance, bank: Bank): Promise<void> {
  const { state } = bank;
  app.setErrorHandler((error, _request, reply) => {
    const { statusCode = 500, message } = Object(error);
    if (!(error instanceof Refused) && statusCode >= 500) throw error;
    return reply.code(200).send(failure(String(message)));
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!isAuthorized(request.headers.authorization, bank.credentials.cloudpayments))
      return reply.code(401).send(failure('Unauthorized'));
  });
  failAsScripted(app, bank, () => failure('Internal server error'));

  /** A payment that is refused or pending is no success, and is shown all the same. */
  function paymentAnswer(id: string): Answer {
    const payment = find(state.payments, id, 'Not found');
    const isPaid = payment.status === 'authorized' || payment.status === 'succeeded';
    return { Success: isPaid, Message: null, Model: transactionView(bank, payment) };
  }

  function answer({ kind, id }: Result): Answer {
    switch (kind) {
      case 'payment':
        return paymentAnswer(id);
      case 'order':
        return success(orderView(bank, find(state.checkouts, id, 'Not found')));
      case 'refund': {
        const refund = find(state.refunds, id, 'Not found');
        return { Success: refund.status !== 'canceled', Message: null, Model: refundView(refund) };
      }
      case 'payout': {
        const payout = find(state.payouts, id, 'Not found');
        return { Success: payout.status === 'succeeded', Message: null, Model: payoutView(payout) };
      }
      case 'receipt':
      case 'nothing':
        return { Success: true, Message: null };
    }
  }

  function change<Body extends TSchema>(
    path: string,
    body: Body,
    perform: (body: Static<Body>) => Promise<Result> | Result,
  ) {
    app.route({
      method: 'POST',
      url: path,
      schema: { body },
      handler: async (request) => {
        // The schema has let it in.
        const input = request.body as Static<Body>;
        const call = {
          provider: 'cloudpayments',
          key: requestId(request),
          request: [path, input],
          seconds: keySeconds,
          parameter: 'X-Request-ID',
        } as const;
        return answer(await once(bank, call, () => perform(input)));
      },
    });
  }
  change('/orders/create', schemas.orderBody, (body) => actions.createOrder(bank, body));
  change('/orders/cancel', schemas.orderIdBody, (body) => actions.cancelOrder(bank, body.Id));
  change('/payments/tokens/charge', schemas.tokenBody, (body) => actions.chargeToken(bank, body, false));
  change('/payments/tokens/auth', schemas.tokenBody, (body) => actions.chargeToken(bank, body, true));
  change('/payments/confirm', schemas.amountBody, (body) => actions.confirm(bank, body));
  change('/payments/void', schemas.transactionBody, (body) =>
    actions.cancelPayment(bank, body.TransactionId),
  );
  change('/payments/refund', schemas.refundBody, (body) => actions.createRefund(bank, body));
  change('/payments/alt/topup', schemas.payoutBody, (body) => actions.createPayout(bank, body));

  function read<Body extends TSchema>(path: string, body: Body, perform: (body: Static<Body>) => Answer) {
    app.route({
      method: 'POST',
      url: path,
      schema: { body },
      config: { isReading: true },
      handler: async (request) => perform(request.body as Static<Body>),
    });
  }
  for (const path of ['/payments/find', '/v2/payments/find'])
    read(path, schemas.invoiceBody, ({ InvoiceId }) => paymentAnswer(findByInvoice(bank, InvoiceId).id));
  read('/payments/get', schemas.transactionBody, ({ TransactionId: number }) => {
    const id = String(number);
    const kind = id in state.refunds ? 'refund' : id in state.payouts ? 'payout' : 'payment';
    return answer({ kind, id });
  });
  read('/v2/payments/list', schemas.periodBody, (body) => success(transactions(bank, body)));
  read('/chargebacks/list', schemas.periodBody, (body) => success(claims(bank, body)));
  app.post('/test', async () => ({ Success: true, Message: 'test bank' }));
}
