import { randomUUID } from 'node:crypto';
import type { NewRedirect, Payment, PaymentState, Provider, Refund } from '#src/server/payments/index.ts';

interface FakePayment {
  readonly id: string;
  readonly request: NewRedirect;
  status: PaymentState;
}

/** Fate of the next call: it works, is lost on its way there, or works and its answer is lost. */
export type Fate = 'works' | 'lost_before' | 'lost_after';

/** A provider in memory whose payer and whose network do what a test says. */
export function createFakeProvider() {
  const payments = new Map<string, FakePayment>();
  const refunds = new Map<string, bigint>();
  const fates: Fate[] = [];
  const lost = { status: { state: 'unknown' } } as const;

  /** Runs a call under the next fate. */
  async function call<Answer>(effect: () => Answer, unknown: Answer): Promise<Answer> {
    const fate = fates.shift() ?? 'works';
    if (fate === 'lost_before') return unknown;
    const answer = effect();
    return fate === 'lost_after' ? unknown : answer;
  }

  const view = ({ id, request, status }: FakePayment): Payment => ({
    id,
    attemptId: request.attemptId,
    status,
    ...(status.state === 'pending' && { redirectUrl: `https://bank.example/${id}` }),
  });

  const provider: Provider = {
    name: 'fake',
    createPayment: (request) =>
      call(() => {
        const existing = payments.get(request.attemptId);
        if (existing !== undefined) return view(existing);
        const payment: FakePayment = { id: randomUUID(), request, status: { state: 'pending' } };
        payments.set(request.attemptId, payment);
        return view(payment);
      }, lost),
    chargeSaved: async () => lost,
    findPayment: async () => undefined,
    getPayment: ({ attemptId = '' }) =>
      call(() => {
        const payment = payments.get(attemptId);
        return payment === undefined ? lost : view(payment);
      }, lost),
    refund: ({ refundId, amount }) =>
      call((): Refund => {
        refunds.set(refundId, amount);
        return { id: `refund-${refundId}`, status: { state: 'succeeded' } };
      }, lost),
    getRefund: async () => lost,
    parseNotification: () => undefined,
  };

  const all = () => [...payments.values()];
  return {
    provider,
    /** Fates of the next calls, one each. */
    script: (...next: readonly Fate[]) => void fates.push(...next),
    /** Nothing is lost any more. */
    mend: () => void fates.splice(0),
    /** The payer pays, also where the bank has refused before. @param index of the payment, in the order of creation */
    pay(index: number): void {
      const payment = all()[index];
      if (payment !== undefined)
        payment.status = { state: 'succeeded', amount: payment.request.amount, cost: 1n };
    },
    refuse(index: number): void {
      const payment = all()[index];
      if (payment?.status.state === 'pending')
        payment.status = { state: 'refused', reason: 'no_funds', retry: 'later' };
    },
    count: () => payments.size,
    /** Kopecks that payers have paid and not got back. */
    charged: () =>
      all().reduce((sum, { status }) => sum + (status.state === 'succeeded' ? status.amount : 0n), 0n) -
      [...refunds.values()].reduce((sum, amount) => sum + amount, 0n),
  };
}
