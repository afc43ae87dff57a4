import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { User } from '#src/api/contract.ts';
import { malformed } from '#src/api/errors.ts';
import { fail } from '#src/api/result.ts';
import { accountKey, useAccountKey } from './accountKey.ts';
import { cacheEntry, reload, useCached } from './cache.ts';
import { useSession } from './context.ts';
import { isUser } from './answers.ts';

/** Milliseconds (specification section 9). */
const lifetime = 300_000;

function useCachedUser() {
  const session = useSession();
  const load = async () => {
    const reply = await session.call('me');
    return reply.ok && !isUser(reply.value) ? fail(malformed) : reply;
  };
  return useCached(useAccountKey('me'), load, { lifetime });
}

/** The current user as SWR has it, loaded again when the page gets focus with an old one; `undefined` without one. */
export const useUser = (): User | undefined => useCachedUser().data?.value;

/** Loads the user again, however young it is: something may have changed it elsewhere. */
export const useRenewUser = () => useCachedUser().refresh;

/** Updates the cached user after a call that has changed it. */
export function useChangedUser() {
  const session = useSession();
  const { mutate } = useSWRConfig();
  return {
    /** Takes the user that the call has returned. */
    show: useCallback(
      (user: User) => mutate(accountKey(session, 'me'), cacheEntry(user), { revalidate: false }),
      [session, mutate],
    ),
    /** Loads the user after a call that returns none; if that fails, the next focus does. */
    renew: useCallback(() => reload(mutate, accountKey(session, 'me')), [session, mutate]),
  };
}
