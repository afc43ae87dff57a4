import { useCallback, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { v4 } from 'uuid';
import type { Arguments } from '#src/api/client.ts';
import type { Reply } from '#src/api/contract.ts';
import type { Result } from '#src/api/result.ts';
import {
  accountKey,
  type CacheEntry,
  isCurrent,
  type SessionEndpoint,
  useSession,
} from '#src/session/index.ts';

/**
 * Follows a call that changes something.
 * @returns takes the answer and the function that applies a success; nothing is applied when the account has changed
 */
export function useAction() {
  const session = useSession();
  return useCallback(
    async <Value>(answer: Promise<Result<Value>>, apply: (value: Value) => void): Promise<Result<Value>> => {
      const owner = accountKey(session);
      const result = await answer;
      if (result.ok && isCurrent(session, owner)) apply(result.value);
      return result;
    },
    [session],
  );
}

/** Changes a reply in the cache by what the server has agreed to. A reply that was never loaded stays away. */
export function useEdit() {
  const session = useSession();
  const { mutate } = useSWRConfig();
  return useCallback(
    <Name extends SessionEndpoint>(
      change: (value: Reply<Name>) => Reply<Name>,
      endpoint: Name,
      ...input: Arguments<Name>
    ) =>
      void mutate<CacheEntry<Reply<Name>>>(
        accountKey(session, endpoint, ...input),
        (entry) => entry && { ...entry, value: change(entry.value) },
        { revalidate: false },
      ),
    [session, mutate],
  );
}

/** The server has answered a call; without an answer it may have been carried out. */
export const isAnswered = (result: Result<unknown>) =>
  result.ok || (result.error.kind === 'http' && result.error.status < 500);

/**
 * Sends create calls with an idempotency key. A retry reuses the key, so the server returns the first result.
 * @returns sends one; each `subject` has a key of its own
 */
export function useCreate<Subject>() {
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
