import { useCallback } from 'react';
import useSWR from 'swr';
import type { Person } from '#src/api/contract.ts';
import type { ApiError } from '#src/api/errors.ts';
import type { Result } from '#src/api/result.ts';
import { type CacheEntry, loadEntry, useAccountKey, useSession } from '#src/session/index.ts';
import { presets } from '../shared/api.ts';
import { loadAll } from '../shared/paged.ts';

/**
 * The readers whom the person, being an author, has blocked (`GET /api/blocked_readers/`).
 * @param isAuthor others are refused, so nothing is loaded for them
 */
export function useBlockedReaders(isAuthor: boolean) {
  const session = useSession();
  const key = useAccountKey('blockedReaders');
  const load = () =>
    loadAll(
      (page) => session.call('blockedReaders', { query: { page } }),
      ({ results, next }) => ({ items: results, hasNext: next !== null }),
    );
  const { data, error, isValidating, mutate } = useSWR<CacheEntry<readonly Person[]>, ApiError>(
    isAuthor ? key : null,
    () => loadEntry(load),
    presets.onOpen,
  );
  return {
    /** `undefined` while unknown. */
    people: data?.value,
    error,
    isValidating,
    load: () => void mutate(),
    /** Leaves out one whom the server has unblocked. */
    leaveOut: (id: number) =>
      void mutate(
        (entry) => entry && { ...entry, value: entry.value.filter(({ user_id }) => user_id !== id) },
        { revalidate: false },
      ),
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
