import { useState } from 'react';
import type { Subscription } from '#src/api/contract.ts';
import { type ApiError, formatError } from '#src/api/errors.ts';
import type { SubscriptionCancel } from '#src/components/pages/SubscriptionsPage/index.ts';
import { useEngine } from '#src/session/index.ts';
import type { Subscriptions } from '#src/subscriptions/index.ts';
import { notify } from '../notices/notify.ts';
import { presentSubscription } from './presentSubscription.ts';

type Id = Subscription['id'];
/** Cancellations under way and failed ones. */
export type Cancels = ReadonlyMap<Id, SubscriptionCancel>;

const failure = 'Не\u00a0удалось отменить подписку. Попробуйте ещё раз.';

/** The server knows something of the entry that the list does not: cancelled in another tab, or gone. */
const isOutdated = (error: ApiError): boolean =>
  error.kind === 'http' && (error.status === 400 || error.status === 404);

/** The row has gone to the other tab: the notice says what became of it. */
function tellCancelled(subscriptions: Subscriptions, id: Id): void {
  const entry = subscriptions.getSnapshot().list.find((known) => known.id === id);
  if (entry === undefined) return;
  const { author, term } = presentSubscription(entry, { kind: 'none' }, new Date());
  notify({ tone: 'success', title: 'Подписка отменена', text: `${author.name}. ${term}.` });
}

/** Cancels by id; the list changes when the server has agreed, not before: there is no way back. */
export function useCancelSubscription(subscriptions: Subscriptions) {
  const session = useEngine();
  const [cancels, setCancels] = useState<Cancels>(new Map());
  const set = (id: Id, outcome: SubscriptionCancel) =>
    setCancels((current) => new Map(current).set(id, outcome));

  async function cancel(id: Id): Promise<void> {
    set(id, { kind: 'pending' });
    const result = await session.call('cancelSubscription', { params: { id: String(id) }, body: {} });
    if (result.ok) {
      subscriptions.update(id, result.value);
      set(id, { kind: 'idle' });
      tellCancelled(subscriptions, id);
    } else {
      set(id, { kind: 'error', message: formatError(result.error, failure) });
      if (isOutdated(result.error)) void subscriptions.refresh();
    }
  }

  return { cancels, cancel: (id: Id) => void cancel(id) };
}
