import { useState } from 'react';
import type { WholePost } from '#src/api/contract.ts';
import { formatError } from '#src/api/errors.ts';
import type { CommentPolicyProps } from '#src/components/sections/Comments/Comments.tsx';
import { useSession } from '#src/session/index.ts';
import type { Action } from '#src/status/action.ts';

const failure = 'Не удалось изменить. Попробуйте ещё раз.';

type Policy = WholePost['commenting']['policy'];

/** The author chooses who may comment. @param onChange reloads the post */
export function useCommentPolicy(
  { id, commenting }: Pick<WholePost, 'id' | 'commenting'>,
  onChange: () => Promise<void>,
): CommentPolicyProps {
  const session = useSession();
  /** The policy that the server has saved, and what the post said before. */
  const [agreed, setAgreed] = useState<{ policy: Policy; before: WholePost['commenting'] }>();
  const [changing, setChanging] = useState<Action>({ kind: 'idle' });

  async function change(chosen: Policy): Promise<void> {
    setChanging({ kind: 'pending' });
    const result = await session.call('setCommentPolicy', {
      params: { id: String(id) },
      body: { policy: chosen },
    });
    if (!result.ok) return setChanging({ kind: 'failed', message: formatError(result.error, failure) });
    setAgreed({ policy: result.value.policy, before: commenting });
    await onChange();
    setChanging({ kind: 'done' });
  }

  // The saved policy counts until the post says so itself.
  const policy = agreed?.before === commenting ? agreed.policy : commenting.policy;
  return { policy, changing, onChange: (chosen) => void change(chosen) };
}
