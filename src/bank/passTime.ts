import { type Bank, later, type Unfinished } from './bank.ts';
import { approve, refuse, reservedSeconds } from './payments.ts';
import { endPayout } from './payouts.ts';
import { endRefund } from './refunds.ts';
import type { Payment, State } from './state.ts';

/** Seconds for which a page waits for somebody to pay. */
const pageSeconds = 3600;

/** Finds the unfinished in a state that was read from the disk. */
export function findUnfinished({ payments, refunds, payouts }: State): Unfinished {
  const isMoving = ({ status }: { readonly status: string }) =>
    status === 'pending' || status === 'authorized';
  return {
    payments: new Set(Object.values(payments).filter(isMoving)),
    refunds: new Set(Object.values(refunds).filter(isMoving)),
    payouts: new Set(Object.values(payouts).filter(isMoving)),
  };
}

/** Does all that is due by the bank's clock. */
export function passTime(bank: Bank): void {
  const { payments, refunds, payouts } = bank.unfinished;
  for (const payment of payments) {
    passPayment(bank, payment);
    if (payment.status === 'succeeded' || payment.status === 'canceled') payments.delete(payment);
  }
  for (const refund of refunds) {
    if (refund.outcome !== null && hasCome(bank, refund.outcome.at))
      endRefund(bank, refund, refund.outcome.refusal);
    if (refund.status !== 'pending') refunds.delete(refund);
  }
  for (const payout of payouts) {
    if (payout.outcome !== null && hasCome(bank, payout.outcome.at))
      endPayout(bank, payout, payout.outcome.refusal);
    if (payout.status !== 'pending') payouts.delete(payout);
  }
}

/** @param after seconds that have to pass since */
const hasCome = (bank: Bank, moment: string | null, after = 0): boolean =>
  moment !== null && moment <= later(bank, -after);

function passPayment(bank: Bank, payment: Payment): void {
  const { status, outcome, secure, method } = payment;
  switch (status) {
    case 'pending':
      if (outcome !== null && hasCome(bank, outcome.at)) {
        if (outcome.refusal === null) approve(bank, payment);
        else refuse(bank, payment, outcome.refusal);
      } else if (secure !== null && hasCome(bank, secure.until)) refuse(bank, payment, '3d_secure_failed');
      else if (method === null && hasCome(bank, payment.created, pageSeconds))
        refuse(bank, payment, 'expired_on_confirmation');
      return;
    case 'authorized':
      if (hasCome(bank, payment.authorized, reservedSeconds)) refuse(bank, payment, 'expired_on_capture');
      return;
    case 'succeeded':
    case 'canceled':
  }
}
