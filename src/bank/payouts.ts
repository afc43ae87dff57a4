import { type Bank, later, newId } from './bank.ts';
import { isOf } from './isOf.ts';
import { payoutRefusals, type PayoutRefusal } from './refusals.ts';
import { takeScript } from './scripts.ts';
import type { Payout } from './state.ts';

/** Kopecks of one payout at most. */
const payoutLimit = 500_000_00;

type NewPayout = Pick<
  Payout,
  'provider' | 'amount' | 'description' | 'metadata' | 'invoice' | 'account' | 'destination'
>;

/** Sends money to a person: at once, or by what was scripted. */
export function createPayout(bank: Bank, order: NewPayout): Payout {
  const payout: Payout = {
    ...order,
    id: newId(bank, order.provider),
    created: bank.now().toISOString(),
    status: 'pending',
    finished: null,
    refusal: null,
    outcome: null,
  };
  bank.state.payouts[payout.id] = payout;
  bank.unfinished.payouts.add(payout);
  const script = takeScript(bank, ['decline-payout', 'pend-payout'], '');
  if (script?.kind === 'pend-payout') payout.outcome = { at: later(bank, script.seconds), refusal: null };
  else if (order.amount > payoutLimit) endPayout(bank, payout, 'one_time_limit_exceeded');
  else if (script === undefined) endPayout(bank, payout, null);
  else endPayout(bank, payout, isOf(payoutRefusals, script.reason) ? script.reason : 'general_decline');
  return payout;
}

/** @param refusal `null` is a success */
export function endPayout(bank: Bank, payout: Payout, refusal: PayoutRefusal | null): void {
  if (payout.status !== 'pending') return;
  payout.outcome = null;
  payout.refusal = refusal;
  payout.status = refusal === null ? 'succeeded' : 'canceled';
  payout.finished = bank.now().toISOString();
  bank.tell({ kind: refusal === null ? 'payout.succeeded' : 'payout.canceled', payout });
}
