import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { currency, parseAmount, toAmount } from '#src/money.ts';
import { cardTitle } from './cardTitle.ts';
import { basic, callJson, parseJson } from './http.ts';
import type {
  NewPayment,
  Notification,
  Payment,
  PaymentState,
  Provider,
  ReceiptData,
  Refund,
  RefundState,
  RefusalReason,
  Retry,
  SavedMethod,
} from './provider.ts';

export interface YooKassaSettings {
  readonly shopId: string;
  readonly secretKey: string;
  /** Such as `https://api.yookassa.ru/v3`. */
  readonly baseUrl: string;
  /** Tag 1055 of receipts; absent where the shop has a single tax system. */
  readonly taxSystemCode?: number | undefined;
}

const Amount = Type.Object({ value: Type.String(), currency: Type.Literal(currency) });
const Details = Type.Optional(Type.Object({ reason: Type.String() }));

const Method = Type.Object({
  id: Type.String(),
  type: Type.String(),
  saved: Type.Boolean(),
  card: Type.Optional(
    Type.Object({
      last4: Type.String({ pattern: String.raw`^\d{4}$` }),
      expiry_year: Type.String({ pattern: String.raw`^\d{4}$` }),
      expiry_month: Type.String({ pattern: String.raw`^(0[1-9]|1[0-2])$` }),
      card_type: Type.String(),
    }),
  ),
});

const PaymentReply = Type.Object({
  id: Type.String({ minLength: 1 }),
  status: Type.Enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: Amount,
  income_amount: Type.Optional(Amount),
  metadata: Type.Optional(Type.Object({ attempt: Type.Optional(Type.String()) })),
  confirmation: Type.Optional(Type.Object({ confirmation_url: Type.Optional(Type.String()) })),
  payment_method: Type.Optional(Method),
  cancellation_details: Details,
});

const RefundReply = Type.Object({
  id: Type.String({ minLength: 1 }),
  status: Type.Enum(['pending', 'succeeded', 'canceled']),
  cancellation_details: Details,
});

const NotificationBody = Type.Object({
  type: Type.Literal('notification'),
  event: Type.String(),
  object: Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) }),
});

const isPayment = Compile(PaymentReply);
const hasPayments = Compile(
  Type.Object({ items: Type.Array(PaymentReply), next_cursor: Type.Optional(Type.String()) }),
);
const isRefund = Compile(RefundReply);
const hasRefunds = Compile(Type.Object({ items: Type.Array(RefundReply) }));
const isNotification = Compile(NotificationBody);

/** Reasons by the provider's words. Those that are missing have a neutral sentence and ask for another card. */
const refusals: Readonly<Record<string, readonly [RefusalReason, Retry]>> = {
  insufficient_funds: ['no_funds', 'later'],
  payment_method_limit_exceeded: ['limit', 'later'],
  issuer_unavailable: ['bank_unavailable', 'later'],
  internal_timeout: ['bank_unavailable', 'later'],
  card_expired: ['card_expired', 'other_card'],
  invalid_csc: ['card_data', 'other_card'],
  invalid_card_number: ['card_data', 'other_card'],
  payment_method_restricted: ['not_allowed', 'other_card'],
  country_forbidden: ['not_allowed', 'other_card'],
  fraud_suspected: ['not_allowed', 'other_card'],
  call_issuer: ['not_allowed', 'other_card'],
  '3d_secure_failed': ['not_confirmed', 'other_card'],
  expired_on_confirmation: ['not_confirmed', 'other_card'],
  permission_revoked: ['permission_revoked', 'never'],
};

/** Pages of a list that are looked through; a longer list is as good as no answer. */
const maxPages = 100;

const unnamed = { state: 'refused', reason: 'unnamed', retry: 'other_card' } as const;
const unknown = { state: 'unknown' } as const;

/** A saved card or account; other kinds are not offered here. */
function methodOf({ id, type, saved, card }: Static<typeof Method>): SavedMethod | undefined {
  if (!saved) return undefined;
  if (type === 'sbp') return { id, kind: 'sbp', title: 'СБП' };
  if (card === undefined) return undefined;
  const expiry = `${card.expiry_year}-${card.expiry_month}`;
  return { id, kind: 'card', title: cardTitle(card.card_type, card.last4), expiry };
}

function stateOf(reply: Static<typeof PaymentReply>): PaymentState {
  switch (reply.status) {
    case 'pending':
      return { state: 'pending' };
    case 'waiting_for_capture':
      return { state: 'authorized' };
    case 'canceled': {
      const [reason, retry] = refusals[reply.cancellation_details?.reason ?? ''] ?? ['unnamed', 'other_card'];
      return { state: 'refused', reason, retry };
    }
    case 'succeeded': {
      const amount = parseAmount(reply.amount.value);
      if (amount === undefined) return unknown;
      const income = reply.income_amount && parseAmount(reply.income_amount.value);
      const method = reply.payment_method && methodOf(reply.payment_method);
      return {
        state: 'succeeded',
        amount,
        ...(income !== undefined && { cost: amount - income }),
        ...(method !== undefined && { method }),
      };
    }
  }
}

function paymentOf(reply: Static<typeof PaymentReply>): Payment {
  const attemptId = reply.metadata?.attempt;
  const redirectUrl = reply.confirmation?.confirmation_url;
  return {
    id: reply.id,
    status: stateOf(reply),
    ...(attemptId !== undefined && { attemptId }),
    ...(redirectUrl !== undefined && { redirectUrl }),
  };
}

function refundStateOf(reply: Static<typeof RefundReply>): RefundState {
  if (reply.status !== 'canceled') return { state: reply.status };
  return { state: 'refused', reason: reply.cancellation_details?.reason ?? 'unnamed' };
}

/** YooKassa, API v3, by redirect. Written from its documentation. */
export function createYooKassa(settings: YooKassaSettings, fetch: typeof globalThis.fetch): Provider {
  const { shopId, secretKey, baseUrl, taxSystemCode } = settings;
  const authorization = basic(shopId, secretKey);

  const get = (path: string) =>
    callJson(fetch, {
      method: 'GET',
      url: new URL(baseUrl + path),
      headers: { Authorization: authorization },
    });
  const post = (path: string, key: string, body: object) =>
    callJson(fetch, {
      method: 'POST',
      url: new URL(baseUrl + path),
      headers: { Authorization: authorization, 'Idempotence-Key': key },
      body,
    });

  /** The receipt that rides on a payment or a refund. */
  const receiptOf = ({ email, item }: ReceiptData) => ({
    customer: { email },
    items: [
      {
        description: item.description.slice(0, 128),
        quantity: '1',
        amount: { value: toAmount(item.amount), currency },
        vat_code: item.vatCode,
        payment_mode: 'full_payment',
        payment_subject: 'service',
      },
    ],
    ...(taxSystemCode !== undefined && { tax_system_code: taxSystemCode }),
  });

  /** Fields that every payment has. The attempt goes with it, so that a payment is found whose answer was lost. */
  const common = ({ attemptId, amount, description, email, item }: NewPayment) => ({
    amount: { value: toAmount(amount), currency },
    capture: true,
    description: description.slice(0, 128),
    metadata: { attempt: attemptId },
    receipt: receiptOf({ email, item }),
  });

  async function create(attemptId: string, body: object): Promise<Payment> {
    const answer = await post('/payments', attemptId, body);
    if (answer.kind === 'unknown') return { attemptId, status: unknown };
    // Refused before anything was charged: the payment does not exist.
    if (answer.status >= 400) return { attemptId, status: unnamed };
    return isPayment.Check(answer.body)
      ? { attemptId, ...paymentOf(answer.body) }
      : { attemptId, status: unknown };
  }

  /** The refund of a payment that has no other. @returns `undefined` where the provider has none */
  async function findOnly(paymentId: string): Promise<Refund | undefined> {
    const answer = await get(`/refunds?payment_id=${encodeURIComponent(paymentId)}`);
    if (answer.kind === 'unknown' || !hasRefunds.Check(answer.body)) return { status: unknown };
    // One that has failed is made again.
    const refund = answer.body.items.find(({ status }) => status !== 'canceled');
    return refund && { id: refund.id, status: refundStateOf(refund) };
  }

  return {
    name: 'yookassa',
    createPayment: (payment) =>
      create(payment.attemptId, {
        ...common(payment),
        confirmation: { type: 'redirect', return_url: payment.returnUrl },
        save_payment_method: payment.savesMethod,
        // Cards are asked for on a page that offers every way, so that people can still change their mind.
        ...(payment.way === 'sbp' && { payment_method_data: { type: 'sbp' } }),
        merchant_customer_id: payment.payerId,
      }),
    chargeSaved: (payment) =>
      create(payment.attemptId, { ...common(payment), payment_method_id: payment.methodId }),
    async getPayment({ attemptId, id }) {
      const name = { ...(attemptId !== undefined && { attemptId }), ...(id !== undefined && { id }) };
      // Payments are found by the provider's id only. One that is missing comes back when its creation is repeated.
      if (id === undefined) return { ...name, status: unknown };
      const answer = await get(`/payments/${encodeURIComponent(id)}`);
      if (answer.kind === 'unknown' || !isPayment.Check(answer.body)) return { ...name, status: unknown };
      return paymentOf(answer.body);
    },
    async findPayment(attemptId, since) {
      let cursor: string | undefined;
      for (let page = 0; page < maxPages; page += 1) {
        const query = new URLSearchParams({
          // Clocks differ.
          'created_at.gte': new Date(since.getTime() - 60_000).toISOString(),
          limit: '100',
          ...(cursor !== undefined && { cursor }),
        });
        const answer = await get(`/payments?${query.toString()}`);
        if (answer.kind === 'unknown' || !hasPayments.Check(answer.body)) break;
        const payment = answer.body.items.find(({ metadata }) => metadata?.attempt === attemptId);
        if (payment !== undefined) return paymentOf(payment);
        cursor = answer.body.next_cursor;
        if (cursor === undefined) return undefined;
      }
      return { attemptId, status: unknown };
    },
    async refund({ refundId, paymentId, amount, email, item, isOnly = false }) {
      // The provider forgets keys after a day.
      const existing = isOnly ? await findOnly(paymentId) : undefined;
      if (existing !== undefined) return existing;
      const sum = { value: toAmount(amount), currency };
      const body = {
        payment_id: paymentId,
        amount: sum,
        ...(email !== '' && { receipt: receiptOf({ email, item }) }),
      };
      const answer = await post('/refunds', refundId, body);
      if (answer.kind === 'unknown') return { status: unknown };
      if (answer.status >= 400) return { status: { state: 'refused', reason: 'unnamed' } };
      if (!isRefund.Check(answer.body)) return { status: unknown };
      return { id: answer.body.id, status: refundStateOf(answer.body) };
    },
    async getRefund(id) {
      const answer = await get(`/refunds/${encodeURIComponent(id)}`);
      if (answer.kind === 'unknown' || !isRefund.Check(answer.body)) return { id, status: unknown };
      return { id, status: refundStateOf(answer.body) };
    },
    parseNotification({ body }): Notification | undefined {
      // Anybody can send one. It is believed in nothing but the id that is then asked for.
      const notification = parseJson(body.toString('utf8'));
      if (!isNotification.Check(notification)) return undefined;
      const { event, object } = notification;
      const eventId = `${event}:${object.id}`;
      if (event.startsWith('payment.')) return { kind: 'payment', eventId, payment: { id: object.id } };
      if (event.startsWith('refund.')) return { kind: 'refund', eventId, refundId: object.id };
      return { kind: 'other', eventId };
    },
  };
}
