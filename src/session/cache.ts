import { useCallback } from 'react';
import useSWR, {
  type Arguments as SwrKey,
  type ScopedMutator,
  type SWRConfiguration,
  unstable_serialize,
  useSWRConfig,
} from 'swr';
import type { Arguments } from '#src/api/client.ts';
import type { ApiError } from '#src/api/errors.ts';
import type { Result } from '#src/api/result.ts';
import type { AccountKey } from './accountKey.ts';
import type { Session, SessionEndpoint } from './types.ts';

/** A reply of the server as SWR's cache keeps it. */
export interface CacheEntry<Value> {
  readonly value: Value;
  /** Milliseconds since the epoch. Ages count from here, and a change made later is newer than the reply. */
  readonly requestedAt: number;
  /** The value is out of date, however young it is. @default false */
  readonly isOutdated?: boolean;
}

/** An entry for a value that was requested now, unless another time is given. */
export const cacheEntry = <Value>(value: Value, requestedAt = Date.now()): CacheEntry<Value> => ({
  value,
  requestedAt,
});

/** Loads an entry; rejects with the `ApiError` of a failure, as SWR expects. */
export async function loadEntry<Value>(load: () => Promise<Result<Value>>): Promise<CacheEntry<Value>> {
  const requestedAt = Date.now();
  const result = await load();
  return result.ok ? cacheEntry(result.value, requestedAt) : Promise.reject(result.error);
}

/** The SWR key of a call: the endpoint and its input. */
type CallKey = AccountKey<readonly [endpoint: SessionEndpoint, ...input: Arguments<SessionEndpoint>]>;

/** SWR's fetcher: makes the call that the key describes. */
export const createFetcher =
  (session: Pick<Session, 'call'>) =>
  ([, endpoint, ...input]: CallKey) =>
    loadEntry(() => session.call(endpoint, ...input));

const outdated = <Value>(entry: CacheEntry<Value> | undefined): CacheEntry<Value> | undefined =>
  entry && { ...entry, isOutdated: true };

/**
 * Loads the entry of `key` again, however young it is. Resolves with any answer; after a failure the next focus of the
 * page loads it.
 */
export async function reload(mutate: ScopedMutator, key: SwrKey): Promise<void> {
  void mutate(key, outdated, { revalidate: false });
  // Without data SWR waits for the answer.
  await mutate(key);
}

/** An entry is younger than `lifetime` milliseconds. After the clock was set back its age is unknown. */
export function isYoung(entry: CacheEntry<unknown> | undefined, lifetime: number): boolean {
  if (entry === undefined || entry.isOutdated === true) return false;
  const age = Date.now() - entry.requestedAt;
  return age >= 0 && age < lifetime;
}

interface CachedOptions<Value> extends Pick<SWRConfiguration<CacheEntry<Value>, ApiError>, 'onError'> {
  /** Entries younger than this, in milliseconds, are not loaded again: SWR has no such option. */
  lifetime: number;
}

/** `useSWR` for data that stay good for a while, however often components mount and the page gets focus. */
export function useCached<Value>(
  key: AccountKey | null,
  load: () => Promise<Result<Value>>,
  { lifetime, onError }: CachedOptions<Value>,
) {
  const { cache, mutate } = useSWRConfig();
  const name = unstable_serialize(key);
  const { data, error, isLoading, isValidating } = useSWR<CacheEntry<Value>, ApiError>(
    key,
    () => loadEntry(load),
    {
      ...(onError && { onError }),
      dedupingInterval: 0,
      isPaused: () => isYoung(cache.get(name)?.data, lifetime),
    },
  );

  /** Loads it again, however young it is, unless a request is running. @returns the error of a failed load */
  const refresh = useCallback(async (): Promise<ApiError | undefined> => {
    if (cache.get(name)?.isValidating === true) return undefined;
    await reload(mutate, name);
    return cache.get(name)?.error;
  }, [cache, name, mutate]);

  return { data, error, isLoading, isValidating, refresh };
}
