import type { Clock } from '#src/api/clock.ts';
import type { Subscription } from '#src/api/contract.ts';
import { formatError } from '#src/api/errors.ts';
import { type Result, succeed } from '#src/api/result.ts';
import { hasNext, readList } from './readList.ts';

/** Milliseconds (specification section 9). */
const lifetime = 300_000;
/** Of ten entries each; more would be a server that turns in a circle. */
const pageLimit = 100;

export interface SubscriptionsState {
  readonly isLoading: boolean;
  /** Why the last load failed, for people. */
  readonly error: string | undefined;
  /** The cached copy; a failed load leaves it as it was. */
  readonly list: readonly Subscription[];
  /** When the list was loaded, in milliseconds since the epoch; `undefined` while there is none. */
  readonly cachedAt: number | undefined;
}

export interface SubscriptionsDeps {
  clock: Clock;
  /** Asks the API for a page, counted from 1. */
  load(page: number): Promise<Result<unknown>>;
  /** Hears of every failed load, for a notification. */
  onFailure(message: string): void;
}

/** The person's subscriptions (specification sections 3, 4 and 8). Nothing here throws or rejects. */
export interface Subscriptions {
  getSnapshot(): SubscriptionsState;
  subscribe(listener: () => void): () => void;
  /** The list, from the cache while that is younger than 5 minutes. */
  read(): Promise<Result<readonly Subscription[]>>;
  /** The list, from the server in any case. */
  refresh(): Promise<Result<readonly Subscription[]>>;
  add(entry: Subscription): void;
  remove(id: Subscription['id']): void;
  /** Merges `changes` into the entry; nothing happens without it. */
  update(id: Subscription['id'], changes: Partial<Subscription>): void;
  /** Empties list and cache; what is still under way is dropped. */
  clear(): void;
}

const empty: SubscriptionsState = { isLoading: false, error: undefined, list: [], cachedAt: undefined };

/** Makes the list of one page of the browser; it must be cleared when the account changes hands. */
export function createSubscriptions({ clock, load, onFailure }: SubscriptionsDeps): Subscriptions {
  let state = empty;
  let flight: Promise<Result<readonly Subscription[]>> | undefined;
  let edits = 0;
  const listeners = new Set<() => void>();

  function set(changes: Partial<SubscriptionsState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  function edit(list: readonly Subscription[]): void {
    edits += 1;
    set({ list });
  }

  async function loadPages(): Promise<Result<readonly Subscription[]>> {
    const list: Subscription[] = [];
    for (let page = 1; page <= pageLimit; page += 1) {
      const reply = await load(page);
      if (!reply.ok) return reply;
      list.push(...readList(reply.value));
      if (!hasNext(reply.value)) break;
    }
    return succeed(list);
  }

  function refresh(): Promise<Result<readonly Subscription[]>> {
    if (flight !== undefined) return flight;
    set({ isLoading: true });
    const before = edits;
    const mine = loadPages().then((result) => {
      // Cleared meanwhile: the answer belongs to nobody now.
      if (flight !== mine) return result;
      flight = undefined;
      // Asked before the list was edited, the answer would undo the edit.
      if (result.ok && before !== edits) return refresh();
      if (result.ok) set({ isLoading: false, error: undefined, list: result.value, cachedAt: clock.now() });
      else {
        const error = formatError(result.error, 'Не удалось загрузить список подписок');
        set({ isLoading: false, error });
        onFailure(error);
      }
      return result;
    });
    flight = mine;
    return mine;
  }

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async read() {
      const { cachedAt, list } = state;
      const isFresh = cachedAt !== undefined && clock.now() - cachedAt < lifetime;
      return isFresh ? succeed(list) : refresh();
    },
    refresh,
    add: (entry) => edit([...state.list, entry]),
    remove: (id) => edit(state.list.filter((entry) => entry.id !== id)),
    update: (id, changes) =>
      edit(state.list.map((entry) => (entry.id === id ? { ...entry, ...changes, id } : entry))),
    clear() {
      flight = undefined;
      set(empty);
    },
  };
}
