import { useCallback } from 'react';
import { type Result, succeed } from '#src/api/result.ts';
import { useSession } from '../context.ts';
import type { Session } from '../types.ts';

/** Something to do with the session, of which only success or failure matters. */
export type Action<Input> = (session: Session, input: Input) => Promise<Result<unknown>>;

/** The action bound to the session above. @param action made once, outside the component */
export function useAction<Input>(action: Action<Input>): (input: Input) => Promise<Result<void>> {
  const session = useSession();
  return useCallback(
    async (input) => {
      const result = await action(session, input);
      return result.ok ? succeed(undefined) : result;
    },
    [session, action],
  );
}
