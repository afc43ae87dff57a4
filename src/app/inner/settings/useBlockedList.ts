import { useState } from 'react';
import { formatError } from '#src/api/errors.ts';
import type { BlockedReadersProps } from '#src/components/sections/BlockedReaders/index.ts';
import { useBlockedReaders, useBlocking } from '#src/data/blocked/index.ts';
import { useActions } from '#src/status/useActions.ts';
import { personHref } from '../people/personHref.ts';
import { portraitOf } from '../people/portraits.ts';

const failure = 'Не\u00a0удалось разблокировать. Попробуйте ещё раз.';

/** Whom the person has blocked; `undefined` for a person who has blocked nobody, and as long as that is not known. */
export function useBlockedList(): BlockedReadersProps | undefined {
  const { people, leaveOut } = useBlockedReaders();
  const setBlocked = useBlocking();
  const unblocking = useActions<number>();
  const [done, setDone] = useState<string>();

  async function unblock(id: number): Promise<void> {
    unblocking.set(id, { kind: 'pending' });
    setDone(undefined);
    const result = await setBlocked(id, false);
    if (!result.ok)
      return unblocking.set(id, { kind: 'failed', message: formatError(result.error, failure) });
    unblocking.set(id, { kind: 'idle' });
    leaveOut(id);
    setDone('Читатель разблокирован.');
  }

  // The last one who leaves the list does not take it along: it says what was done.
  if (people === undefined || (people.length === 0 && done === undefined)) return undefined;
  const readers = people.map((person) => ({
    id: person.user_id,
    name: person.name,
    portrait: portraitOf(person.name, person.portrait),
    href: personHref(person),
    unblocking: unblocking.of(person.user_id),
  }));
  return {
    readers,
    done,
    onUnblock: (id) => void unblock(id),
  };
}
