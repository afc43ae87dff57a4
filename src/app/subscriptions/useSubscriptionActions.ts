import type { Subscription } from '#src/api/contract.ts';
import { type ApiError, formatError } from '#src/api/errors.ts';
import { useCancelSubscription, useSubscribeFree } from '#src/data/subscriptions/calls.ts';
import { authorIdOf } from '#src/data/subscriptions/list.ts';
import type { Subscriptions } from '#src/data/subscriptions/useSubscriptions.ts';
import { useActions } from '#src/status/useActions.ts';
import { notify } from '../shell/notify.ts';
import { presentSubscription } from './presentSubscription.ts';

type Id = Subscription['id'];

const idle = { kind: 'idle' } as const;
const failures = {
  cancel: 'Не удалось отменить подписку. Попробуйте ещё раз.',
  restore: 'Не удалось снова начать следить за автором. Попробуйте ещё раз.',
};

const presentNow = (entry: Subscription) => presentSubscription(entry, idle, new Date());

/** The entry is outdated: changed in another tab, or deleted. */
const isOutdated = (error: ApiError): boolean =>
  error.kind === 'http' && (error.status === 400 || error.status === 404);

/** Cancels a subscription, takes it up again; the list changes when the server has agreed. */
export function useSubscriptionActions({ list, refresh }: Subscriptions) {
  const cancelOnServer = useCancelSubscription();
  const subscribeFree = useSubscribeFree();
  const { of: actionOf, set } = useActions<Id>();

  function fail(id: Id, error: ApiError, message: string): void {
    set(id, { kind: 'failed', message });
    // The list itself reports a failure of this load.
    if (isOutdated(error)) void refresh().catch(() => undefined);
  }

  /** The row has moved to the other tab, so the notice reports it and offers an undo if possible. */
  function tellCancelled(entry: Subscription): void {
    const { author, term, action } = presentNow(entry);
    if (action === 'restore')
      notify({
        tone: 'success',
        title: 'Вы больше не следите за автором',
        text: author.name,
        action: { label: 'Вернуть', onPress: () => void takeBack(entry) },
      });
    else notify({ tone: 'success', title: 'Подписка отменена', text: `${author.name}. ${term}.` });
  }

  async function cancel(entry: Subscription): Promise<void> {
    const { id } = entry;
    set(id, { kind: 'pending' });
    const result = await cancelOnServer(id);
    if (!result.ok) return fail(id, result.error, formatError(result.error, failures.cancel));
    set(id, idle);
    tellCancelled({ ...entry, ...result.value, id });
  }

  /** @returns why it was not taken up again */
  async function restore(entry: Subscription): Promise<string | undefined> {
    const { id } = entry;
    const author = authorIdOf(entry);
    if (author === undefined) return undefined;
    set(id, { kind: 'pending' });
    const result = await subscribeFree(author);
    if (result.ok) {
      set(id, idle);
      notify({ tone: 'success', title: 'Вы снова следите за автором' });
      return undefined;
    }
    const message = formatError(result.error, failures.restore);
    fail(id, result.error, message);
    return message;
  }

  /** Undoes it from the notice, as the row is no longer on the screen. */
  async function takeBack(entry: Subscription): Promise<void> {
    const text = await restore(entry);
    if (text !== undefined) notify({ tone: 'error', title: 'Ошибка', text });
  }

  /** Does it with the entry that the row shows. */
  const withEntry = (run: (entry: Subscription) => Promise<unknown>) => (id: Id) => {
    const entry = list.find((each) => each.id === id);
    if (entry !== undefined) void run(entry);
  };

  return {
    actionOf,
    cancel: withEntry(cancel),
    restore: withEntry(restore),
  };
}
