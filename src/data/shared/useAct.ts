import { useCallback, useRef } from 'react';
import { v4 } from 'uuid';
import type { Result } from '#src/api/result.ts';

/** Whether the server has answered a call: otherwise it may have been carried out. */
export const isAnswered = (result: Result<unknown>) =>
  result.ok || (result.error.kind === 'http' && result.error.status < 500);

/**
 * Makes calls that make something. Who tries again after an answer was lost sends the same key: the server tells of
 * what the first try has made.
 * @returns makes one. `subject`: what is made; another subject has another key
 */
export function useAct<Subject>() {
  const keys = useRef(new Map<Subject, string>());
  return useCallback(
    async <Made>(subject: Subject, call: (key: string) => Promise<Result<Made>>): Promise<Result<Made>> => {
      const key = keys.current.get(subject) ?? v4();
      keys.current.set(subject, key);
      const result = await call(key);
      if (isAnswered(result)) keys.current.delete(subject);
      return result;
    },
    [],
  );
}
