import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { Person } from '#src/api/contract.ts';
import { type ApiError, malformed } from '#src/api/errors.ts';
import { type Result, succeed } from '#src/api/result.ts';
import { accountKey, type Session, useAccountKey, useEngine } from '#src/session/index.ts';

const name = 'blockedReaders';
/** Of ten people each; more would be a server that turns in a circle. */
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
  const session = useEngine();
  const { data, error, isValidating, mutate } = useSWR<readonly Person[], ApiError>(
    useAccountKey(name),
    async () => {
      const result = await loadAll(session);
      return result.ok ? result.value : Promise.reject(result.error);
    },
  );
  return {
    people: data,
    error,
    isLoading: isValidating,
    refresh: () => void mutate(),
    /** Leaves out one whom the server has unblocked. */
    leaveOut: (id: number) =>
      void mutate((known) => known?.filter(({ user_id }) => user_id !== id), { revalidate: false }),
  };
}

/** Blocks a reader, and takes that back. */
export function useBlocking() {
  const session = useEngine();
  const { mutate } = useSWRConfig();
  return useCallback(
    async (userId: number, isBlocked: boolean): Promise<Result<null>> => {
      const result = await session.call(isBlocked ? 'blockReader' : 'unblockReader', {
        params: { userId: String(userId) },
      });
      // The list is loaded anew where it is looked at.
      if (result.ok) void mutate(accountKey(session, name), undefined);
      return result;
    },
    [session, mutate],
  );
}
