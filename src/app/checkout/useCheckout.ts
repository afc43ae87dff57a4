import { startTransition } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Body } from '#src/api/contract.ts';
import { type ApiError, firstMessages, formatError } from '#src/api/errors.ts';
import { useCreateOrder, usePaymentsOn } from '#src/data/orders/order.ts';
import type { Action } from '#src/status/action.ts';
import { useActions } from '#src/status/useActions.ts';
import { checkoutHref } from '../shared/paths.ts';

/** Subject of a purchase; amount in kopecks and message are those of a donation. */
type Purchase = Body<'createOrder'>;

const failure = 'Не удалось оформить заказ. Попробуйте ещё раз.';

/** The first sentence of the server: it names the field for programs, and people do not need it. */
const messageOf = (error: ApiError): string =>
  Object.values(firstMessages(error))[0] ?? formatError(error, failure);

const keyOf = ({ purpose, subject }: Pick<Purchase, 'purpose' | 'subject'>) => `${purpose} ${subject}`;

/** The way to the checkout from a page that offers something for money. */
export interface CheckoutEntry {
  /** Nothing can be paid for here: an offer has no button. While it is not known yet it has one. */
  readonly isOff: boolean;
  /** Orders something and opens its checkout; a second press while it is being ordered does nothing. */
  readonly start: (purchase: Purchase) => void;
  /** State of the order of something; a refusal has a sentence. */
  readonly startingOf: (subject: Pick<Purchase, 'purpose' | 'subject'>) => Action;
}

export function useCheckout(): CheckoutEntry {
  const isOn = usePaymentsOn();
  const create = useCreateOrder();
  const navigate = useNavigate();
  const { of, set } = useActions<string>();

  async function start(purchase: Purchase): Promise<void> {
    const key = keyOf(purchase);
    if (of(key).kind === 'pending') return;
    set(key, { kind: 'pending' });
    const result = await create(purchase);
    if (!result.ok) return set(key, { kind: 'failed', message: messageOf(result.error) });
    set(key, { kind: 'idle' });
    startTransition(() => void navigate(checkoutHref(result.value.id)));
  }

  return {
    isOff: isOn === false,
    start: (purchase) => void start(purchase),
    startingOf: (subject) => of(keyOf(subject)),
  };
}
