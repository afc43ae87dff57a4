import { type Bank, later } from './bank.ts';
import { approve, refuse, reservedSeconds } from './payments.ts';
import { endPayout } from './payouts.ts';
import { endRefund } from './refunds.ts';
import type { Payment } from './state.ts';

/** Seconds for which a page waits for somebody to pay. */
const pageSeconds = 3600;

/** Does all that is due by the bank's clock. */
export function passTime(bank: Bank): void {
  const { payments, refunds, payouts, keys } = bank.state;
  for (const payment of Object.values(payments)) passPayment(bank, payment);
  for (const refund of Object.values(refunds))
    if (refund.outcome !== null && hasCome(bank, refund.outcome.at))
      endRefund(bank, refund, refund.outcome.refusal);
  for (const payout of Object.values(payouts))
    if (payout.outcome !== null && hasCome(bank, payout.outcome.at))
      endPayout(bank, payout, payout.outcome.refusal);
  for (const [key, { until }] of Object.entries(keys)) if (hasCome(bank, until)) delete keys[key];
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
