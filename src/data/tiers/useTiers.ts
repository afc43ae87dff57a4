import useSWR from 'swr';
import type { Reply } from '#src/api/contract.ts';
import type { ApiError } from '#src/api/errors.ts';
import { useAccountKey, useSession } from '#src/session/index.ts';

/** Tiers in the order of their author, and how many people follow without paying. */
export type OwnTiers = Reply<'tiers'>;
export type OwnTier = OwnTiers['results'][number];

/** Of SWR's cache. */
export const tiersKey = 'tiers';

/** One's own tiers (`GET /api/tiers/`), loaded whenever they are opened. */
export function useTiers() {
  const session = useSession();
  const { data, error, isValidating, mutate } = useSWR<OwnTiers, ApiError>(
    useAccountKey(tiersKey),
    async () => {
      const result = await session.call('tiers');
      return result.ok ? result.value : Promise.reject(result.error);
    },
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  return {
    /** `undefined` while unknown. */
    tiers: data,
    error,
    isLoading: isValidating,
    load: () => void mutate(),
  };
}
