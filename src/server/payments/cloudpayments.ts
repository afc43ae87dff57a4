import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { currency, parseAmount, toAmount } from '#src/money.ts';
import { cardTitle } from './cardTitle.ts';
import { basic, callJson } from './http.ts';
import type {
  NewPayment,
  Notification,
  Payment,
  PaymentState,
  Provider,
  ReceiptData,
  Refund,
  RefusalReason,
  Retry,
  SavedMethod,
  SignedRequest,
} from './provider.ts';

export interface CloudPaymentsSettings {
  readonly publicId: string;
  readonly apiSecret: string;
  /** Such as `https://api.cloudpayments.ru`. */
  readonly baseUrl: string;
  /** Tag 1055 of receipts; absent where the shop has a single tax system. */
  readonly taxSystemCode?: number | undefined;
}

const Transaction = Type.Object({
  TransactionId: Type.Integer(),
  Amount: Type.Number(),
  Currency: Type.Literal(currency),
  Status: Type.Enum(['AwaitingAuthentication', 'Authorized', 'Completed', 'Cancelled', 'Declined']),
  InvoiceId: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  Token: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  CardType: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  CardLastFour: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  CardExpDate: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  TotalFee: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  VatAboveTotalFee: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  ReasonCode: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  Refunded: Type.Optional(Type.Boolean()),
});

/** Rates of VAT by the codes of the settings; the first is without it. */
const vatRates = [null, 0, 10, 20, 110, 120, 5, 7, 105, 107, 22, 122] as const;

const hasTransaction = Compile(Type.Object({ Model: Transaction }));
const hasOrder = Compile(
  Type.Object({ Success: Type.Literal(true), Model: Type.Object({ Url: Type.String({ minLength: 1 }) }) }),
);
const hasRefund = Compile(
  Type.Object({ Success: Type.Literal(true), Model: Type.Object({ TransactionId: Type.Integer() }) }),
);
const isRefusal = Compile(
  Type.Object({ Success: Type.Literal(false), Message: Type.Union([Type.String(), Type.Null()]) }),
);

/** Reasons by the provider's codes. Others have a neutral sentence and ask for another card. */
const refusals: Readonly<Record<number, readonly [RefusalReason, Retry]>> = {
  5051: ['no_funds', 'later'],
  5061: ['limit', 'later'],
  5065: ['limit', 'later'],
  5091: ['bank_unavailable', 'later'],
  5092: ['bank_unavailable', 'later'],
  5096: ['bank_unavailable', 'later'],
  5054: ['card_expired', 'other_card'],
  5014: ['card_data', 'other_card'],
  5082: ['card_data', 'other_card'],
  5034: ['not_allowed', 'other_card'],
  // Lost and stolen.
  5041: ['not_allowed', 'never'],
  5043: ['not_allowed', 'never'],
  5057: ['not_allowed', 'other_card'],
  5059: ['not_allowed', 'other_card'],
  5300: ['not_allowed', 'other_card'],
  5206: ['not_confirmed', 'other_card'],
  5207: ['not_confirmed', 'other_card'],
};

const unknown = { state: 'unknown' } as const;
const unnamed = { state: 'refused', reason: 'unnamed', retry: 'other_card' } as const;

/** The provider writes sums as numbers of rubles; two decimals of one are exact up to billions. */
const kopecksOf = (rubles: number) => parseAmount(rubles.toFixed(2));

/** The card or the account that the payer lets us charge again; without a number it is an account. */
function methodOf(transaction: Static<typeof Transaction>): SavedMethod | undefined {
  const { Token: id, CardType: type, CardLastFour: last4, CardExpDate: expires } = transaction;
  if (typeof id !== 'string' || id === '') return undefined;
  if (typeof last4 !== 'string' || last4 === '') return { id, kind: 'sbp', title: 'СБП' };
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(expires ?? '') ?? [];
  return {
    ...{ id, kind: 'card', title: cardTitle(type ?? '', last4) },
    ...(month !== undefined && year !== undefined && { expiry: `20${year}-${month}` }),
  };
}

function stateOf(transaction: Static<typeof Transaction>): PaymentState {
  switch (transaction.Status) {
    case 'AwaitingAuthentication':
      return { state: 'pending' };
    case 'Authorized':
      return { state: 'authorized' };
    case 'Cancelled':
    case 'Declined': {
      const [reason, retry] = refusals[transaction.ReasonCode ?? 0] ?? ['unnamed', 'other_card'];
      return { state: 'refused', reason, retry };
    }
    case 'Completed': {
      const amount = kopecksOf(transaction.Amount);
      if (amount === undefined) return unknown;
      const { TotalFee: fee, VatAboveTotalFee: vat } = transaction;
      const cost = typeof fee === 'number' ? kopecksOf(fee + (vat ?? 0)) : undefined;
      const method = methodOf(transaction);
      return {
        state: 'succeeded',
        amount,
        ...(cost !== undefined && { cost }),
        ...(method !== undefined && { method }),
      };
    }
  }
}

function paymentOf(transaction: Static<typeof Transaction>): Payment {
  const { InvoiceId: attemptId } = transaction;
  return {
    id: String(transaction.TransactionId),
    ...(typeof attemptId === 'string' && { attemptId }),
    status: stateOf(transaction),
  };
}

/** Kinds of notifications, each of which has an address of its own. */
const paymentKinds: readonly string[] = ['pay', 'fail', 'confirm', 'cancel', 'check'];

/** CloudPayments by the provider's own page. Written from its documentation. */
export function createCloudPayments(
  { publicId, apiSecret, baseUrl, taxSystemCode }: CloudPaymentsSettings,
  fetch: typeof globalThis.fetch,
): Provider {
  const post = (path: string, key: string, body: object) =>
    callJson(fetch, {
      method: 'POST',
      url: new URL(`${baseUrl}${path}`),
      headers: { Authorization: basic(publicId, apiSecret), 'X-Request-ID': key },
      body,
    });

  /** The receipt that rides on a payment or a refund. */
  const receiptOf = ({ email, item }: ReceiptData) =>
    JSON.stringify({
      cloudpayments: {
        CustomerReceipt: {
          Items: [
            {
              label: item.description,
              price: Number(toAmount(item.amount)),
              quantity: 1,
              amount: Number(toAmount(item.amount)),
              vat: vatRates[item.vatCode - 1] ?? null,
              method: 4,
              object: 4,
              // Agent of another kind than a bank's (tag 1057).
              ...(item.supplier && {
                agentSign: 6,
                purveyorData: { name: item.supplier.name, inn: item.supplier.inn },
              }),
            },
          ],
          email,
          // Counted from 0 here.
          ...(taxSystemCode !== undefined && { taxationSystem: taxSystemCode - 1 }),
        },
      },
    });

  const common = ({ attemptId, amount, description, email, item }: NewPayment) => ({
    Amount: Number(toAmount(amount)),
    Currency: currency,
    Description: description,
    InvoiceId: attemptId,
    Email: email,
    JsonData: receiptOf({ email, item }),
  });

  /** @returns `undefined` where the provider says that it has no payment of the attempt */
  async function find(attemptId: string): Promise<Payment | undefined> {
    const answer = await post('/payments/find', `find:${attemptId}`, { InvoiceId: attemptId });
    if (answer.kind === 'unknown') return { attemptId, status: unknown };
    if (hasTransaction.Check(answer.body)) return { attemptId, ...paymentOf(answer.body.Model) };
    return isRefusal.Check(answer.body) ? undefined : { attemptId, status: unknown };
  }

  /** The refund of a payment that has no other. @returns `undefined` where the provider has none */
  async function findOnly(paymentId: string): Promise<Refund | undefined> {
    const answer = await post('/payments/get', randomUUID(), { TransactionId: Number(paymentId) });
    if (answer.kind === 'unknown' || !hasTransaction.Check(answer.body)) return { status: unknown };
    return answer.body.Model.Refunded === true ? { status: { state: 'succeeded' } } : undefined;
  }

  return {
    name: 'cloudpayments',
    async createPayment(payment) {
      const { attemptId } = payment;
      // The provider remembers requests for an hour only: a payment that exists is found by its number.
      const existing = await find(attemptId);
      if (existing !== undefined) return existing;
      const answer = await post('/orders/create', attemptId, {
        ...common(payment),
        // A payer who is named can be charged again.
        ...(payment.savesMethod && { AccountId: payment.payerId }),
        RequireConfirmation: false,
        SuccessRedirectUrl: payment.returnUrl,
        FailRedirectUrl: payment.returnUrl,
      });
      if (answer.kind === 'unknown') return { attemptId, status: unknown };
      if (hasOrder.Check(answer.body))
        return { attemptId, status: { state: 'pending' }, redirectUrl: answer.body.Model.Url };
      return { attemptId, status: isRefusal.Check(answer.body) ? unnamed : unknown };
    },
    async chargeSaved(payment) {
      const { attemptId } = payment;
      const existing = await find(attemptId);
      if (existing !== undefined) return existing;
      const answer = await post('/payments/tokens/charge', attemptId, {
        ...common(payment),
        AccountId: payment.payerId,
        Token: payment.methodId,
        ...(payment.initiator === 'payer'
          ? { TrInitiatorCode: 1 }
          : { TrInitiatorCode: 0, PaymentScheduled: 1 }),
      });
      if (answer.kind === 'unknown') return { attemptId, status: unknown };
      if (hasTransaction.Check(answer.body)) return { attemptId, ...paymentOf(answer.body.Model) };
      return { attemptId, status: isRefusal.Check(answer.body) ? unnamed : unknown };
    },
    async getPayment({ attemptId, id }) {
      if (attemptId === undefined) return { ...(id !== undefined && { id }), status: unknown };
      // A link that nobody has paid by has no transaction yet.
      return (await find(attemptId)) ?? { attemptId, status: { state: 'pending' } };
    },
    findPayment: find,
    async refund({ refundId, paymentId, amount, email, item, isOnly = false }) {
      // The provider forgets keys after an hour.
      const existing = isOnly ? await findOnly(paymentId) : undefined;
      if (existing !== undefined) return existing;
      const body = {
        TransactionId: Number(paymentId),
        Amount: Number(toAmount(amount)),
        ...(email !== '' && { JsonData: receiptOf({ email, item }) }),
      };
      const answer = await post('/payments/refund', refundId, body);
      if (answer.kind === 'unknown') return { status: unknown };
      if (hasRefund.Check(answer.body))
        return { id: String(answer.body.Model.TransactionId), status: { state: 'succeeded' } };
      return isRefusal.Check(answer.body)
        ? { status: { state: 'refused', reason: answer.body.Message ?? 'unnamed' } }
        : { status: unknown };
    },
    async getRefund(id) {
      const answer = await post('/payments/get', `get:${id}`, { TransactionId: Number(id) });
      if (answer.kind === 'unknown' || !hasTransaction.Check(answer.body)) return { id, status: unknown };
      const { Status: status } = answer.body.Model;
      return { id, status: { state: status === 'Completed' ? 'succeeded' : 'pending' } };
    },
    parseNotification(request): Notification | undefined {
      if (!isSigned(request, apiSecret)) return undefined;
      const fields = new URLSearchParams(request.body.toString('utf8'));
      const transaction = fields.get('TransactionId');
      const kind = request.kind ?? '';
      if (transaction === null || transaction === '') return undefined;
      const eventId = `${kind}:${transaction}`;
      if (kind === 'refund') return { kind: 'refund', eventId, refundId: transaction };
      const attemptId = fields.get('InvoiceId');
      if (!paymentKinds.includes(kind) || attemptId === null) return { kind: 'other', eventId };
      const amount = parseAmount(fields.get('Amount') ?? '');
      return {
        kind: 'payment',
        eventId,
        payment: { id: transaction, attemptId },
        ...(amount !== undefined && { amount }),
      };
    },
  };
}

/** The body is signed as it came, or after its decoding: either header will do, and without one nothing is believed. */
function isSigned({ headers, body }: SignedRequest, secret: string): boolean {
  const decoded = () => Buffer.from(decodeURIComponent(body.toString('utf8').replaceAll('+', ' ')), 'utf8');
  return (
    matches(headers['content-hmac'], () => body, secret) ||
    matches(headers['x-content-hmac'], decoded, secret)
  );
}

function matches(
  signature: string | readonly string[] | undefined,
  content: () => Buffer,
  secret: string,
): boolean {
  if (typeof signature !== 'string') return false;
  try {
    const expected = createHmac('sha256', secret).update(content()).digest();
    const given = Buffer.from(signature, 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  } catch {
    // The body cannot be decoded.
    return false;
  }
}
