import { useCallback, useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import type { Body, Order } from '#src/api/contract.ts';
import type { Result } from '#src/api/result.ts';
import { accountKey, cacheEntry, useSession } from '#src/session/index.ts';
import { useAction, useCreate } from '../shared/actions.ts';
import { presets, useApi } from '../shared/api.ts';
import { createChannel } from '../shared/tabs.ts';

const { tell, listen } = createChannel<Pick<Order, 'id'>>('orders');

/** Milliseconds. */
const second = 1000;
const minute = 60 * second;

/** Milliseconds after which nobody goes on asking for an answer of the bank. */
export const patience = 15 * minute;

/** Milliseconds to the next request for an order that is awaited for `waited` milliseconds; 0 ends it. */
export function nextRequest(waited: number): number {
  if (waited >= patience) return 0;
  if (waited < 30 * second) return 2 * second;
  return (waited < 2 * minute ? 5 : 15) * second;
}

const inputOf = (id: string) => ({ params: { id } });

/** Puts an order that the server has just sent into the cache. */
function useStore() {
  const session = useSession();
  const { mutate } = useSWRConfig();
  return useCallback(
    (order: Order) =>
      void mutate(accountKey(session, 'order', inputOf(order.id)), cacheEntry(order), { revalidate: false }),
    [session, mutate],
  );
}

/**
 * An order of the person (`GET /api/orders/{id}/`), up to date with the other tabs.
 * @param awaitedSince the moment since which its next state is awaited, in milliseconds since the epoch; `undefined`: it is not
 */
export function useOrder(id: string, awaitedSince: number | undefined) {
  const session = useSession();
  const act = useAction();
  const store = useStore();
  const interval = () => (awaitedSince === undefined ? 0 : nextRequest(Date.now() - awaitedSince));
  const order = useApi(
    {
      ...presets.onReturn,
      refreshInterval: interval,
      shouldRetryOnError: awaitedSince !== undefined,
      onErrorRetry: (_error, _key, _options, retry, { retryCount }) => {
        const wait = interval();
        if (wait > 0) setTimeout(() => void retry({ retryCount }), wait);
      },
    },
    'order',
    inputOf(id),
  );

  const state = order.data?.value.state;
  useEffect(() => {
    if (state !== undefined) tell({ id });
  }, [id, state]);
  const onTold = useEffectEvent((told: Pick<Order, 'id'>) => {
    if (told.id === id) void order.load();
  });
  useEffect(() => listen(onTold), []);

  return {
    ...order,
    store,
    /** Begins to pay, or goes on. The answer is not applied: a page that leaves for the bank stays as it is. */
    pay: (body: Body<'payOrder'>) => session.call('payOrder', { ...inputOf(id), body }),
    /** Asks the bank now. */
    settle: useCallback(
      () => act(session.call('settleOrder', { ...inputOf(id), body: {} }), store),
      [act, session, id, store],
    ),
  };
}

/** Creates orders. A retry after a lost answer gets the same order. */
export function useCreateOrder(): (body: Body<'createOrder'>) => Promise<Result<Order>> {
  const session = useSession();
  const act = useAction();
  const store = useStore();
  const create = useCreate<string>();
  return useCallback(
    (body) =>
      act(
        create(JSON.stringify(body), (key) => session.call('createOrder', { body, key })),
        store,
      ),
    [session, act, store, create],
  );
}

/** Payments are on (`GET /api/payments/`); `undefined` while it is unknown. A server without the call takes none. */
export function usePaymentsOn(): boolean | undefined {
  const { data, error } = useApi({ ...presets.onOpen, revalidateIfStale: false }, 'payments');
  if (data !== undefined) return data.value.is_on;
  return error?.kind === 'http' && error.status < 500 ? false : undefined;
}
