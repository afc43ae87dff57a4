import { type Bank, later, newId, Refused } from './bank.ts';
import { isOf } from './isOf.ts';
import { refundRefusals } from './refusals.ts';
import { takeScript } from './scripts.ts';
import type { Payment, Refund } from './state.ts';

/** Kopecks that can still be returned. */
export const refundableOf = ({ status, amount, refunded, refunding }: Payment): number =>
  status === 'succeeded' ? amount - refunded - refunding : 0;

/**
 * Gives money back.
 * @param amount kopecks
 * @param hasReceipt a receipt came with it
 * @throws {Refused} when more is asked for than is left
 */
export function refundPayment(bank: Bank, payment: Payment, amount: number, hasReceipt = false): Refund {
  if (payment.status !== 'succeeded')
    throw new Refused('invalid', 'Only a succeeded payment can be refunded', 'payment_id');
  if (amount > refundableOf(payment))
    throw new Refused('invalid', 'The amount exceeds what is left of the payment', 'amount.value');
  const script = takeScript(bank, ['decline-refund', 'pend-refund'], '');
  const refund: Refund = {
    id: newId(bank, payment.purchase.provider),
    payment: payment.id,
    amount,
    created: bank.now().toISOString(),
    hasReceipt,
    status: 'pending',
    refusal: null,
    outcome: null,
  };
  bank.state.refunds[refund.id] = refund;
  bank.unfinished.refunds.add(refund);
  payment.refunding += amount;
  if (script?.kind === 'pend-refund') refund.outcome = { at: later(bank, script.seconds), refusal: null };
  else if (script === undefined) endRefund(bank, refund, null);
  else endRefund(bank, refund, isOf(refundRefusals, script.reason) ? script.reason : 'general_decline');
  return refund;
}

/** @param refusal `null` is a success */
export function endRefund(bank: Bank, refund: Refund, refusal: Refund['refusal']): void {
  const payment = bank.state.payments[refund.payment];
  if (refund.status !== 'pending' || payment === undefined) return;
  refund.outcome = null;
  refund.refusal = refusal;
  refund.status = refusal === null ? 'succeeded' : 'canceled';
  payment.refunding -= refund.amount;
  // There is no event for a refund that failed: the shop has to ask.
  if (refusal !== null) return;
  payment.refunded += refund.amount;
  bank.tell({ kind: 'refund.succeeded', payment, refund });
}
