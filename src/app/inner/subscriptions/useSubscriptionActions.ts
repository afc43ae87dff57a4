import { useState } from 'react';
import type { Subscription } from '#src/api/contract.ts';
import { type ApiError, formatError } from '#src/api/errors.ts';
import type { Progress } from '#src/components/pages/SubscriptionsPage/index.ts';
import { useEngine } from '#src/session/index.ts';
import type { Subscriptions } from '#src/subscriptions/index.ts';
import { notify } from '../../notices/notify.ts';
import { useSubscribeFree } from '../authors/authors.ts';
import { authorIdOf, presentSubscription } from './presentSubscription.ts';

type Id = Subscription['id'];

const idle = { kind: 'idle' } as const;
const failures = {
  cancel: 'Не\u00a0удалось отменить подписку. Попробуйте ещё раз.',
  restore: 'Не\u00a0удалось вернуть подписку. Попробуйте ещё раз.',
};

const presentNow = (entry: Subscription) => presentSubscription(entry, idle, new Date());

/** The server knows something of the entry that the list does not: changed in another tab, or gone. */
const isOutdated = (error: ApiError): boolean =>
  error.kind === 'http' && (error.status === 400 || error.status === 404);

/** Cancels a subscription, takes it up again; the list changes when the server has agreed. */
export function useSubscriptionActions(subscriptions: Subscriptions) {
  const session = useEngine();
  const subscribeFree = useSubscribeFree(subscriptions);
  /** What is under way and what failed. */
  const [progress, setProgress] = useState<ReadonlyMap<Id, Progress>>(new Map());
  const set = (id: Id, outcome: Progress) => setProgress((current) => new Map(current).set(id, outcome));
  const find = (id: Id) => subscriptions.getSnapshot().list.find((entry) => entry.id === id);

  function fail(id: Id, error: ApiError, message: string): void {
    set(id, { kind: 'error', message });
    if (isOutdated(error)) void subscriptions.refresh();
  }

  /** The row has gone to the other tab: the notice says what became of it, and takes back what can be taken back. */
  function tellCancelled(id: Id): void {
    const entry = find(id);
    if (entry === undefined) return;
    const { author, term, action } = presentNow(entry);
    const notice = { tone: 'success', title: 'Подписка отменена' } as const;
    if (action === 'restore')
      notify({
        ...notice,
        text: author.name,
        action: { label: 'Вернуть', onPress: () => void takeBack(id) },
      });
    else notify({ ...notice, text: `${author.name}. ${term}.` });
  }

  async function cancel(id: Id): Promise<void> {
    set(id, { kind: 'pending' });
    const result = await session.call('cancelSubscription', { params: { id: String(id) }, body: {} });
    if (!result.ok) return fail(id, result.error, formatError(result.error, failures.cancel));
    subscriptions.update(id, result.value);
    set(id, idle);
    tellCancelled(id);
  }

  /** @returns why it was not taken up again */
  async function restore(id: Id): Promise<string | undefined> {
    const entry = find(id);
    const author = entry && authorIdOf(entry);
    // Another account's list by now.
    if (author === undefined) return undefined;
    set(id, { kind: 'pending' });
    const result = await subscribeFree(author);
    if (result.ok) {
      set(id, idle);
      notify({ tone: 'success', title: 'Подписка снова действует' });
      return undefined;
    }
    const message = formatError(result.error, failures.restore);
    fail(id, result.error, message);
    return message;
  }

  /** From the notice: its answer has no row on the screen. */
  async function takeBack(id: Id): Promise<void> {
    const text = await restore(id);
    if (text !== undefined) notify({ tone: 'error', title: 'Ошибка', text });
  }

  return {
    progressOf: (id: Id): Progress => progress.get(id) ?? idle,
    cancel: (id: Id) => void cancel(id),
    restore: (id: Id) => void restore(id),
  };
}
