import { useState } from 'react';
import { formatError } from '#src/api/errors.ts';
import { useBlocking } from '#src/data/comments/blockedReaders.ts';
import type { useProfile } from '#src/data/profiles/profile.ts';
import type { Action } from '#src/status/action.ts';

const blockingFailures = {
  block: 'Не удалось заблокировать. Попробуйте ещё раз.',
  unblock: 'Не удалось разблокировать. Попробуйте ещё раз.',
};

/** Blocks and unblocks the owner of the page. */
export function useBlockingPerson({ data, change }: ReturnType<typeof useProfile>) {
  const setBlocked = useBlocking();
  const [progress, setProgress] = useState<Action>({ kind: 'idle' });

  async function ask(userId: number, blocked: boolean): Promise<void> {
    setProgress({ kind: 'pending' });
    const result = await setBlocked(userId, blocked);
    if (result.ok) change((profile) => ({ ...profile, blocked }));
    const failure = blocked ? blockingFailures.block : blockingFailures.unblock;
    setProgress(
      result.ok ? { kind: 'idle' } : { kind: 'failed', message: formatError(result.error, failure) },
    );
  }

  const asking = (blocked: boolean) => () => {
    if (data) void ask(data.value.user_id, blocked);
  };
  return { progress, block: asking(true), unblock: asking(false) };
}
