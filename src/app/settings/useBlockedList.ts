import { useState } from 'react';
import { type ApiError, formatError } from '#src/api/errors.ts';
import type { BlockedReadersProps } from '#src/components/sections/BlockedReaders/BlockedReaders.tsx';
import { useBlockedReaders, useBlocking } from '#src/data/comments/blockedReaders.ts';
import { useOwnProfile } from '#src/data/profiles/ownProfile.ts';
import { loadOf } from '#src/data/shared/load.ts';
import { useActions } from '#src/status/useActions.ts';
import { personHref, portraitOf } from '../shared/people.ts';

const failures = {
  load: 'Не удалось загрузить заблокированных читателей. Попробуйте ещё раз.',
  unblock: 'Не удалось разблокировать. Попробуйте ещё раз.',
};

/** The person is no author, or the server has no such call. */
const isNone = (error: ApiError): boolean =>
  error.kind === 'http' && (error.status === 403 || error.status === 404);

/** The readers that the person has blocked; `undefined` without any, and before the first answer. */
export function useBlockedList(): BlockedReadersProps | undefined {
  const { profile } = useOwnProfile();
  const { people, error, isValidating, load, leaveOut } = useBlockedReaders(profile?.is_author === true);
  const setBlocked = useBlocking();
  const unblocking = useActions<number>();
  const [isUsed, setUsed] = useState(false);
  const [done, setDone] = useState<string>();

  async function unblock(id: number): Promise<void> {
    unblocking.set(id, { kind: 'pending' });
    setUsed(true);
    setDone(undefined);
    const result = await setBlocked(id, false);
    if (!result.ok)
      return unblocking.set(id, { kind: 'failed', message: formatError(result.error, failures.unblock) });
    unblocking.set(id, { kind: 'idle' });
    leaveOut(id);
    setDone('Читатель разблокирован.');
  }

  if (people === undefined && error !== undefined && isNone(error)) return undefined;
  // The list stays when its last person is unblocked: it says what was done.
  if (people?.length === 0 && !isUsed) return undefined;
  const views = people?.map((person) => ({
    id: person.user_id,
    name: person.name,
    portrait: portraitOf(person.name, person),
    href: personHref(person),
    unblocking: unblocking.of(person.user_id),
  }));
  // A list that is there stays when it cannot be renewed.
  const renewal = { error: views === undefined ? error : undefined, isValidating };
  const readers = loadOf(views, renewal, failures.load);
  if (readers.kind === 'loading') return undefined;
  return {
    readers,
    done,
    onRetry() {
      setUsed(true);
      load();
    },
    onUnblock: (id) => void unblock(id),
  };
}
