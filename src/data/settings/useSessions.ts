import useSWR from 'swr';
import type { Reply } from '#src/api/contract.ts';
import { type ApiError, malformed } from '#src/api/errors.ts';
import { aged, type Aged, useAccountKey, useSession } from '#src/session/index.ts';

/** A browser where the person is logged in. */
export type DeviceSession = Reply<'sessions'>[number];

/** Where the person is logged in (`GET /api/sessions/`), asked for whenever the page is looked at. */
export function useSessions() {
  const session = useSession();
  const key = useAccountKey('sessions');
  const { data, error, isValidating, mutate } = useSWR<Aged<Reply<'sessions'>>, ApiError>(key, async () => {
    const result = await session.call('sessions');
    if (!result.ok) return Promise.reject(result.error);
    return Array.isArray(result.value) ? aged(result.value) : Promise.reject(malformed);
  });
  return {
    sessions: data?.value,
    receivedAt: data?.receivedAt,
    error,
    isLoading: isValidating,
    refresh: () => void mutate(),
    /** Leaves only these in the list: the server has ended the others. */
    keep: (isKept: (kept: DeviceSession) => boolean) =>
      mutate((known) => known && { ...known, value: known.value.filter(isKept) }, { revalidate: false }),
  };
}
