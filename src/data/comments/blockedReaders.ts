import { useCallback } from 'react';
import useSWR from 'swr';
import type { Person } from '#src/api/contract.ts';
import { type ApiError, malformed } from '#src/api/errors.ts';
import { type Result, succeed } from '#src/api/result.ts';
import { type Session, useAccountKey, useSession } from '#src/session/index.ts';

/** Of ten people each; more would mean that the server repeats its pages. */
const pageLimit = 100;

async function loadAll(session: Pick<Session, 'call'>): Promise<Result<readonly Person[]>> {
  const people: Person[] = [];
  for (let page = 1; page <= pageLimit; page += 1) {
    const reply = await session.call('blockedReaders', { query: { page } });
    if (!reply.ok) return reply;
    if (!Array.isArray(reply.value.results)) return { ok: false, error: malformed };
    people.push(...reply.value.results);
    if (reply.value.next === null) break;
  }
  return succeed(people);
}

/** Readers whom the person, being an author, has blocked (`GET /api/blocked_readers/`). */
export function useBlockedReaders() {
  const session = useSession();
  const { data, error, isValidating, mutate } = useSWR<readonly Person[], ApiError>(
    useAccountKey('blockedReaders'),
    async () => {
      const result = await loadAll(session);
      return result.ok ? result.value : Promise.reject(result.error);
    },
    { revalidateOnFocus: false },
  );
  return {
    /** `undefined` while unknown. */
    people: data,
    error,
    isLoading: isValidating,
    load: () => void mutate(),
    /** Leaves out one whom the server has unblocked. */
    leaveOut: (id: number) =>
      void mutate((known) => known?.filter(({ user_id }) => user_id !== id), { revalidate: false }),
  };
}

/** Blocks a reader, or takes that back. */
export function useBlocking() {
  const session = useSession();
  return useCallback(
    (userId: number, isBlocked: boolean): Promise<Result<null>> =>
      session.call(isBlocked ? 'blockReader' : 'unblockReader', { params: { userId: String(userId) } }),
    [session],
  );
}
