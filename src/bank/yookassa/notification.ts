import type { Bank, BankEvent } from '../bank.ts';
import type { Notification } from '../state.ts';
import { paymentView, payoutView, refundView } from './views.ts';

/** A message of an event, as the object is at this moment. */
function compose(bank: Bank, event: BankEvent): Pick<Notification, 'event' | 'object' | 'body'> {
  const { name, id, object } = describe(bank, event);
  return { event: name, object: id, body: JSON.stringify({ type: 'notification', event: name, object }) };
}

function describe(bank: Bank, event: BankEvent) {
  switch (event.kind) {
    case 'refund.succeeded':
      return { name: event.kind, id: event.refund.id, object: refundView(event.refund) };
    case 'payout.succeeded':
    case 'payout.canceled':
      return { name: event.kind, id: event.payout.id, object: payoutView(event.payout) };
    case 'payment.captured':
      return { name: 'payment.succeeded', id: event.payment.id, object: paymentView(bank, event.payment) };
    default:
      return { name: event.kind, id: event.payment.id, object: paymentView(bank, event.payment) };
  }
}

const envelope = (bank: Bank) => ({
  url: bank.state.addresses.yookassa,
  headers: { 'content-type': 'application/json' },
});

/** Anything but 200 is sent again. */
const isTaken = (status: number): boolean => status === 200;

/** How YooKassa tells of events. */
export const yookassaMessages = { compose, envelope, isTaken };
