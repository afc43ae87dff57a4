import { useCallback, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { Profile } from '#src/api/contract.ts';
import type { ApiError } from '#src/api/errors.ts';
import { accountKey, useAccountKey, useSession } from '#src/session/index.ts';

/** Of SWR's cache. */
export const profileKey = 'profile';

/** A page of a person and the moment it was asked for, in milliseconds since the epoch. */
interface Asked {
  readonly value: Profile;
  readonly askedAt: number;
}

const isOf = (name: string, { user_id, username }: Profile): boolean =>
  name === String(user_id) || name.toLowerCase() === username.toLowerCase();

/**
 * Somebody's page (`GET /api/profiles/{userId}/`), loaded whenever it is opened.
 * @param name number or username; another name of the person who is there already loads nothing
 */
export function useProfile(name: string) {
  const session = useSession();
  const { mutate: mutateAny } = useSWRConfig();
  const [asked, setAsked] = useState(name);
  const { data, error, isValidating, mutate } = useSWR<Asked, ApiError>(
    useAccountKey(profileKey, asked),
    async () => {
      const askedAt = Date.now();
      const result = await session.call('profile', { params: { userId: asked } });
      return result.ok ? { value: result.value, askedAt } : Promise.reject(result.error);
    },
    { dedupingInterval: 0, revalidateOnReconnect: false },
  );
  if (name !== asked && !(data && isOf(name, data.value))) setAsked(name);

  /** What the server has agreed to; a page that was left meanwhile has it, too. */
  const change = useCallback(
    (make: (profile: Profile) => Profile) =>
      void mutateAny<Asked>(
        accountKey(session, profileKey, asked),
        (known) => known && { ...known, value: make(known.value) },
        { revalidate: false },
      ),
    [mutateAny, session, asked],
  );
  return { data, error, isLoading: isValidating, asked, change, load: () => void mutate() };
}
