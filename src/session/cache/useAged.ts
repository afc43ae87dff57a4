import { useCallback } from 'react';
import useSWR, { type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr';
import type { ApiError } from '#src/api/errors.ts';
import type { Result } from '#src/api/result.ts';
import type { AccountKey } from './accountKey.ts';
import { aged, type Aged, isYoung, reload } from './aged.ts';

interface AgedOptions<Value> extends Pick<
  SWRConfiguration<Aged<Value>, ApiError>,
  'dedupingInterval' | 'onError'
> {
  /** Values younger than this, in milliseconds, are not loaded again: SWR has no such option. */
  lifetime: number;
}

/** `useSWR` for what stays good for a while, no matter what mounts and how often the page is looked at meanwhile. */
export function useAged<Value>(
  key: AccountKey | null,
  load: () => Promise<Result<Value>>,
  { lifetime, ...options }: AgedOptions<Value>,
) {
  const { cache, mutate } = useSWRConfig();
  const name = unstable_serialize(key);
  const { data, error, isValidating } = useSWR<Aged<Value>, ApiError>(
    key,
    async () => {
      const result = await load();
      return result.ok ? aged(result.value) : Promise.reject(result.error);
    },
    { dedupingInterval: 0, ...options, isPaused: () => isYoung(cache.get(name)?.data, lifetime) },
  );

  /** Loads it again, however young it is, unless an answer is on its way already. @returns why that has failed */
  const refresh = useCallback(async (): Promise<ApiError | undefined> => {
    if (cache.get(name)?.isValidating === true) return undefined;
    await reload(mutate, name);
    return cache.get(name)?.error;
  }, [cache, name, mutate]);

  return { data, error, isLoading: isValidating, refresh };
}
