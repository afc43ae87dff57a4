import { useEffect } from 'react';
import type { Order } from '#src/api/contract.ts';
import { formatError } from '#src/api/errors.ts';
import type {
  PaymentListProps,
  PaymentMonth,
  PaymentRow,
} from '#src/components/sections/PaymentList/PaymentList.tsx';
import { useMyOrders } from '#src/data/orders/useMyOrders.ts';
import { loadOf, moreOf } from '#src/data/shared/load.ts';
import { formatClock, formatDate } from '#src/format/time.ts';
import { hasReceipt, sellerOf, subjectOf } from '../orders/describeOrder.ts';
import { receiptHref } from '../shared/paths.ts';

const failure = 'Не удалось загрузить платежи. Попробуйте ещё раз.';

/** Payments of the person; `undefined` with a server that has no such call. */
export function usePaymentList(): PaymentListProps | undefined {
  const { pages, error, isValidating, isAboutNext, load, renew } = useMyOrders();
  const next = pages?.at(-1)?.next;
  // Nobody looks for orders that were never paid.
  const paid = pages?.flatMap(({ results }) => results).filter(hasReceipt);
  const isSkipping = paid?.length === 0 && typeof next === 'string' && error === undefined;
  useEffect(() => {
    if (isSkipping && !isValidating) load();
  });

  if (pages === undefined && error?.kind === 'http' && error.status === 404) return undefined;
  const months =
    paid && !isSkipping ? presentPayments(paid, new Date(pages?.[0]?.requestedAt ?? 0)) : undefined;
  const failed = isAboutNext && error !== undefined ? formatError(error, failure) : undefined;
  return {
    // A list that is there stays when it cannot be renewed.
    payments: loadOf(months, { error: months === undefined ? error : undefined, isValidating }, failure),
    more: moreOf(next ?? null, failed, isAboutNext && isValidating),
    onMore: load,
    onRetry: renew,
  };
}

const monthAndYear = new Intl.DateTimeFormat('ru-RU', { month: 'long', year: 'numeric' });

/** «Ноябрь 2026». */
function titleOf(moment: Date): string {
  const text = monthAndYear.format(moment).replace(/\s?г\.$/, '');
  return text.charAt(0).toLocaleUpperCase('ru') + text.slice(1);
}

/** Payments by the months of the reader's clock, in the order of the list. */
function presentPayments(orders: readonly Order[], now: Date): readonly PaymentMonth[] {
  const rows = new Map<string, PaymentRow[]>();
  for (const order of orders) {
    const moment = order.paid_at ?? order.created_at;
    const month = titleOf(new Date(moment));
    const row: PaymentRow = {
      id: order.id,
      title: subjectOf(order),
      note: `${sellerOf(order)}, ${formatDate(moment, now) ?? ''}, ${formatClock(new Date(moment))}`,
      kopecks: order.amount,
      isRefunded: order.is_refunded,
      href: receiptHref(order.id),
    };
    rows.set(month, [...(rows.get(month) ?? []), row]);
  }
  return [...rows].map(([title, each]) => ({ id: title, title, rows: each }));
}
