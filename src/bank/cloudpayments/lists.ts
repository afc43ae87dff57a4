import type { Static } from 'typebox';
import { type Bank, Refused } from '../bank.ts';
import type { Payment } from '../state.ts';
import type { periodBody } from './schemas.ts';
import { claimView, payoutView, refundView, statusOf, transactionView } from './views.ts';

const pageSize = 100;

const ownPayments = ({ state }: Bank): Payment[] =>
  Object.values(state.payments).filter(({ purchase }) => purchase.provider === 'cloudpayments');

/** The last payment of an order. @throws {Refused} when there is none */
export function findByInvoice(bank: Bank, invoice: string): Payment {
  const payment = ownPayments(bank).findLast(({ purchase }) => purchase.invoice === invoice);
  if (payment === undefined) throw new Refused('not found', 'Not found');
  return payment;
}

/** The page of what was made in the period; a date without a time is the whole day in UTC. */
function pageOf<Item>(
  items: readonly { readonly created: string; readonly item: Item }[],
  { CreatedDateGte, CreatedDateLte, PageNumber }: Static<typeof periodBody>,
): Item[] {
  const from = Date.parse(CreatedDateGte);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(CreatedDateLte);
  const to = Date.parse(isDay ? `${CreatedDateLte}T23:59:59.999Z` : CreatedDateLte);
  if (Number.isNaN(from) || Number.isNaN(to)) throw new Refused('invalid', 'It is no period');
  return items
    .filter(({ created }) => Date.parse(created) >= from && Date.parse(created) <= to)
    .slice((PageNumber - 1) * pageSize, PageNumber * pageSize)
    .map(({ item }) => item);
}

/** Payments, refunds and payouts in the order they were made. */
export function transactions(bank: Bank, period: Static<typeof periodBody>): object[] {
  const { refunds, payouts } = bank.state;
  const payments = ownPayments(bank);
  const own = new Set(payments.map(({ id }) => id));
  const all = [
    ...payments.map((payment) => ({
      ...payment,
      ...statusOf(payment),
      item: transactionView(bank, payment),
    })),
    ...Object.values(refunds)
      .filter(({ payment }) => own.has(payment))
      .map((refund) => ({
        ...refund,
        ...statusOf({ status: refund.status, refusal: null }),
        item: refundView(refund),
      })),
    ...Object.values(payouts)
      .filter(({ provider }) => provider === 'cloudpayments')
      .map((payout) => ({
        ...payout,
        ...statusOf({ status: payout.status, refusal: null }),
        item: payoutView(payout),
      })),
  ].sort((a, b) => Number(a.id) - Number(b.id));
  const { Statuses: statuses } = period;
  return pageOf(
    all.filter(({ Status }) => statuses === undefined || statuses.includes(Status)),
    period,
  );
}

/** Claims of payers, by the moment they were opened. */
export const claims = (bank: Bank, period: Static<typeof periodBody>): object[] =>
  pageOf(
    ownPayments(bank).flatMap((payment) =>
      payment.dispute === null ? [] : [{ created: payment.dispute.opened, item: claimView(payment) }],
    ),
    period,
  );
