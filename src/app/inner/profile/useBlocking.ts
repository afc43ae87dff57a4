import { useState } from 'react';
import { formatError } from '#src/api/errors.ts';
import type { useProfile } from '#src/data/profiles/index.ts';
import { useEngine } from '#src/session/index.ts';
import type { Action } from '#src/status/action.ts';

const failures = {
  blockReader: 'Не\u00a0удалось заблокировать. Попробуйте ещё раз.',
  unblockReader: 'Не\u00a0удалось разблокировать. Попробуйте ещё раз.',
} as const;

/** Keeps the person of a page from following and commenting, and lets them again. */
export function useBlocking({ data, change }: ReturnType<typeof useProfile>) {
  const session = useEngine();
  const [progress, setProgress] = useState<Action>({ kind: 'idle' });

  async function ask(name: keyof typeof failures, userId: number): Promise<void> {
    setProgress({ kind: 'pending' });
    const result = await session.call(name, { params: { userId: String(userId) } });
    if (result.ok) change((profile) => ({ ...profile, blocked: name === 'blockReader' }));
    setProgress(
      result.ok ? { kind: 'idle' } : { kind: 'failed', message: formatError(result.error, failures[name]) },
    );
  }

  const asking = (name: keyof typeof failures) => () => {
    if (data) void ask(name, data.value.user_id);
  };
  return { progress, block: asking('blockReader'), unblock: asking('unblockReader') };
}
