import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Subscription } from '#src/api/contract.ts';
import { formatError } from '#src/api/errors.ts';
import { isCurrent, useAccountKey, useCached, useSession } from '#src/session/index.ts';
import type { Load } from '#src/status/load.ts';
import { loadOf } from '../shared/load.ts';
import { loadSubscriptions } from './list.ts';
import { useSubscriptionEdits } from './useSubscriptionEdits.ts';

/** Milliseconds (specification section 9). */
const lifetime = 300_000;
const failure = 'Не удалось загрузить список подписок';

/** The person's subscriptions (specification sections 3, 4 and 8). */
export interface Subscriptions {
  /** The list loaded last; a failed load leaves it as it was. */
  readonly list: readonly Subscription[];
  /** The first request is running; `load` also covers later ones. */
  readonly isLoading: boolean;
  /** The failure of the last load, for people. */
  readonly error: string | undefined;
  /** All of it in the words of the components. */
  readonly load: Load<readonly Subscription[]>;
  /** The moment when the list was requested, in milliseconds since the epoch; `undefined` while there is none. */
  readonly cachedAt: number | undefined;
  add(entry: Subscription): void;
  remove(id: Subscription['id']): void;
  update(id: Subscription['id'], changes: Partial<Subscription>): void;
  /** Asks the server even if the cache has an answer. Rejects with the error of a load that fails. */
  refresh(): Promise<void>;
  /** Empties list and cache, and resets the time; a pending request is dropped. */
  clear(): void;
}

/**
 * The list, loaded on mount and when the page is looked at again with one older than 5 minutes.
 * @param onFailure hears of every failed load, for a notification
 */
export function useSubscriptions(onFailure: (message: string) => void): Subscriptions {
  const session = useSession();
  const key = useAccountKey('mySubscriptions');
  const { mutate } = useSWRConfig();
  const { add, remove, update } = useSubscriptionEdits();
  const {
    data,
    error,
    isLoading,
    isValidating,
    refresh: reload,
  } = useCached(key, () => loadSubscriptions(session), {
    lifetime,
    onError(reason) {
      // After a logout the failure concerns nobody.
      if (key && isCurrent(session, key)) onFailure(formatError(reason, failure));
    },
  });
  const refresh = useCallback(async () => {
    const reason = await reload();
    return reason === undefined ? undefined : Promise.reject(reason);
  }, [reload]);
  const clear = useCallback(() => void mutate(key, undefined, { revalidate: false }), [mutate, key]);
  return {
    list: data?.value ?? [],
    isLoading,
    error: error && formatError(error, failure),
    load: loadOf(data?.value, { error, isValidating }, failure),
    cachedAt: data?.requestedAt,
    add,
    remove,
    update,
    refresh,
    clear,
  };
}
