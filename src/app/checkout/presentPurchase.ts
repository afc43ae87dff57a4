import type { Purchase } from '#src/components/sections/LockedOffers/LockedOffers.tsx';
import { failureOf } from '#src/status/action.ts';
import type { CheckoutEntry } from './useCheckout.ts';

/** The way to the checkout of something; `undefined` where nothing can be paid for. */
export function presentPurchase(
  { isOff, start, startingOf }: CheckoutEntry,
  offer: Parameters<CheckoutEntry['startingOf']>[0],
): Purchase | undefined {
  const order = startingOf(offer);
  return isOff
    ? undefined
    : { isPending: order.kind === 'pending', failure: failureOf(order), onBuy: () => start(offer) };
}
