import useSWR from 'swr';
import type { OwnProfile } from '#src/api/contract.ts';
import type { ApiError } from '#src/api/errors.ts';
import { useAccountKey, useSession } from '#src/session/index.ts';

/** Of SWR's cache. */
export const ownProfileKey = 'ownProfile';

/** One's own page as one edits it (`GET /api/profile/`), loaded whenever it is opened. */
export function useOwnProfile() {
  const session = useSession();
  const { data, error, isValidating, mutate } = useSWR<OwnProfile, ApiError>(
    useAccountKey(ownProfileKey),
    async () => {
      const result = await session.call('ownProfile');
      return result.ok ? result.value : Promise.reject(result.error);
    },
    // What is being edited must not change by itself.
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  return {
    /** `undefined` while unknown. */
    profile: data,
    error,
    isLoading: isValidating,
    load: () => void mutate(),
  };
}
