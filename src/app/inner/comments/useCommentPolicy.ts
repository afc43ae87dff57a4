import { useState } from 'react';
import type { WholePost } from '#src/api/contract.ts';
import { formatError } from '#src/api/errors.ts';
import type { CommentPolicyProps } from '#src/components/sections/Comments/index.ts';
import { useEngine } from '#src/session/index.ts';
import type { Action } from '#src/status/action.ts';

const failure = 'Не\u00a0удалось изменить. Попробуйте ещё раз.';

/** Who may comment on one's own post. @param onChange brings the post as it is now */
export function useCommentPolicy(
  { id, commenting: { policy } }: Pick<WholePost, 'id' | 'commenting'>,
  onChange: () => Promise<void>,
): CommentPolicyProps {
  const session = useEngine();
  const [changing, setChanging] = useState<Action>({ kind: 'idle' });

  async function change(chosen: typeof policy): Promise<void> {
    setChanging({ kind: 'pending' });
    const result = await session.call('setCommentPolicy', {
      params: { id: String(id) },
      body: { policy: chosen },
    });
    if (!result.ok) return setChanging({ kind: 'failed', message: formatError(result.error, failure) });
    await onChange();
    setChanging({ kind: 'done' });
  }

  return { policy, changing, onChange: (chosen) => void change(chosen) };
}
