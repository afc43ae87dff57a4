import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { User } from '#src/api/contract.ts';
import { malformed } from '#src/api/errors.ts';
import { fail } from '#src/api/result.ts';
import { accountKey, useAccountKey } from '../cache/accountKey.ts';
import { aged, reload } from '../cache/aged.ts';
import { useAged } from '../cache/useAged.ts';
import { useSession } from '../context.ts';
import { isUser } from '../user.ts';

/** Milliseconds for which the API's answer and the user of the session are good (specification section 9). */
const caching = { dedupingInterval: 120_000, lifetime: 300_000 };

function useAgedUser() {
  const session = useSession();
  const load = async () => {
    const reply = await session.call('me');
    return reply.ok && !isUser(reply.value) ? fail(malformed) : reply;
  };
  return useAged(useAccountKey('me'), load, caching);
}

/** The current user as SWR has it, loaded again when the page is looked at with an old one; `undefined` without one. */
export const useUser = (): User | undefined => useAgedUser().data?.value;

/** Loads the user again, however young it is: something may have changed it elsewhere. */
export const useRenewUser = () => useAgedUser().refresh;

/** Updates the cached user after a call that changed it. */
export function useChangedUser() {
  const session = useSession();
  const { mutate } = useSWRConfig();
  return {
    /** The call has answered with the new one. */
    show: useCallback(
      (user: User) => mutate(accountKey(session, 'me'), aged(user), { revalidate: false }),
      [session, mutate],
    ),
    /** The call has not: it is loaded, now or, when that fails, at the next look. */
    renew: useCallback(() => reload(mutate, accountKey(session, 'me')), [session, mutate]),
  };
}
