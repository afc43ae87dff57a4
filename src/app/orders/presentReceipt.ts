import type { Order } from '#src/api/contract.ts';
import type { OrderReceipt, Payment } from '#src/components/pages/ReceiptPage/ReceiptPage.tsx';
import { formatClock, formatFullDate } from '#src/format/time.ts';
import { fees } from '../shared/installation.ts';
import { checkoutHref } from '../shared/paths.ts';
import { hasReceipt, sellerOf, subjectOf } from './describeOrder.ts';

function paymentOf(order: Order): Payment {
  const { id, author, amount, email, paid_at, created_at, company, is_test } = order;
  const moment = new Date(paid_at ?? created_at);
  return {
    number: id,
    // A payment that could not be delivered has gone back without a moment of its own.
    moment: `${paid_at === null ? 'Заказано' : 'Оплачено'} ${formatFullDate(moment)}, ${formatClock(moment)}`,
    subject: author === null ? subjectOf(order) : `${subjectOf(order)}, автор ${sellerOf(order)}`,
    kopecks: amount,
    email,
    company: company ?? undefined,
    isTest: is_test,
  };
}

/** The receipt of an order as its page shows it. */
export function presentReceipt(order: Order): OrderReceipt {
  const { id, state, shares, is_refunded } = order;
  if (is_refunded) return { kind: 'refunded', payment: paymentOf(order) };
  if (hasReceipt(order)) {
    const { author, platform, payment } = shares;
    return {
      kind: 'paid',
      payment: paymentOf(order),
      split: { author: 'Автору', shares: { author, platformFee: platform, paymentFee: payment }, fees },
    };
  }
  const href = checkoutHref(id);
  if (state === 'open' || state === 'pending') return { kind: state, href };
  return { kind: 'closed', href };
}
