import type { Order } from '#src/api/contract.ts';
import type { CheckoutState } from '#src/components/pages/CheckoutPage/CheckoutPage.tsx';
import { formatClock } from '#src/format/time.ts';
import type { Action } from '#src/status/action.ts';
import { backOf, paidState, stepsOf } from './presentOrder.ts';

/** State of the page beside the order's own. */
export interface PageState {
  /** «Оплатить», or the way back to the bank's page. */
  readonly paying: Action<'email' | 'consent'>;
  /** «Спросить ещё раз». */
  readonly checking: Action;
  /** «Оформить заново». */
  readonly ordering: Action;
  /** The connection broke at the press, and the server has not been asked since. */
  readonly isUncertain: boolean;
  /** The server takes no payments any more. */
  readonly isOff: boolean;
  /** Back has led here from the bank's page. */
  readonly isReturned: boolean;
  /** The moment of the last answer, in milliseconds since the epoch, once nobody asks any more. */
  readonly silentSince: number | undefined;
  /** This page has shown the form, and has not paid: another tab did. */
  readonly isPaidElsewhere: boolean;
}

const reasons = {
  no_funds: 'funds',
  card_expired: 'expired',
  card_data: 'data',
  limit: 'limit',
  not_allowed: 'forbidden',
  not_confirmed: 'code',
  permission_revoked: 'forbidden',
  bank_unavailable: 'bank',
  unnamed: 'unknown',
} as const;

/** State of an order as its page shows it at the moment `now`. */
export function presentState(order: Order, page: PageState, now: Date): CheckoutState {
  const { state, refusal, expires_at, paid_at } = order;
  const { paying } = page;
  switch (state) {
    case 'open':
      if (page.isUncertain) return { kind: 'uncertain' };
      if (page.isOff) return { kind: 'off' };
      if (new Date(expires_at) <= now) return { kind: 'expired', ordering: page.ordering };
      if (refusal === null) return { kind: 'entering', paying };
      return {
        kind: 'refused',
        reason: reasons[refusal],
        waitsUntil: formatClock(new Date(expires_at)),
        paying,
      };
    case 'pending':
      if (page.silentSince !== undefined)
        return {
          kind: 'silent',
          checkedAt: formatClock(new Date(page.silentSince)),
          checking: page.checking,
        };
      if (page.isReturned)
        return { kind: 'returned', steps: stepsOf(order, 'returned'), opening: withoutFields(paying) };
      return { kind: 'waiting', steps: stepsOf(order, 'waiting'), opening: withoutFields(paying) };
    case 'paid':
      if (!page.isPaidElsewhere) return paidState(order);
      return {
        kind: 'paidElsewhere',
        paidAt: formatClock(new Date(paid_at ?? now)),
        ways: paidState(order).ways,
      };
    case 'expired':
      return { kind: 'expired', ordering: page.ordering };
    case 'void':
      return { kind: 'void', ways: [backOf(order)] };
  }
}

const withoutFields = (action: PageState['paying']): Action =>
  action.kind === 'failed'
    ? { kind: 'failed', ...(action.message !== undefined && { message: action.message }) }
    : action;
