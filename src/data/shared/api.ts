import useSWR, { type SWRConfiguration } from 'swr';
import type { Arguments } from '#src/api/client.ts';
import type { Reply } from '#src/api/contract.ts';
import type { ApiError } from '#src/api/errors.ts';
import { type CacheEntry, type SessionEndpoint, useAccountKey } from '#src/session/index.ts';

/** Milliseconds between two requests of a poll. */
const interval = 30_000;

/** SWR's options by the moments at which a reply is loaded. */
export const presets = {
  /** Loads when a page opens, and keeps the reply while a person reads or edits it. */
  onOpen: { dedupingInterval: 0, revalidateOnFocus: false, revalidateOnReconnect: false },
  /** Loads when a page opens, and on every return to it. */
  onReturn: { dedupingInterval: 0, revalidateOnReconnect: false },
  /** Loads twice a minute while the page is visible; a failure does not end it. */
  polling: {
    refreshInterval: interval,
    shouldRetryOnError: true,
    onErrorRetry: (_error, _key, _options, retry, { retryCount }) =>
      void setTimeout(() => retry({ retryCount }), interval),
  },
} as const satisfies Record<string, SWRConfiguration>;

type Preset = (typeof presets)[keyof typeof presets];

/**
 * The reply to a call, from the cache and from the server.
 * @param input of the call; `null`: nothing is loaded
 * @returns `isLoading` and `isValidating` in SWR's sense: a first request runs, any request runs
 */
export function useApi<Name extends SessionEndpoint>(
  preset: Preset | (Preset & SWRConfiguration),
  endpoint: Name,
  ...input: Arguments<Name> | [null]
) {
  const key = useAccountKey(endpoint, ...input);
  const { data, error, isLoading, isValidating, mutate } = useSWR<CacheEntry<Reply<Name>>, ApiError>(
    input[0] === null ? null : key,
    preset,
  );
  return {
    data,
    error,
    isLoading,
    isValidating,
    /** Loads it again. Resolves with any answer, a failure too. */
    load: async () => void (await mutate()),
  };
}
