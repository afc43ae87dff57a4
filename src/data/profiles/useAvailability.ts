import { useEffect, useState } from 'react';
import { useSession } from '#src/session/index.ts';

/** Milliseconds after the last key before the server is asked. */
const pause = 400;

/** The state of a name, as far as it is known. */
export type Availability = 'unknown' | 'checking' | 'free' | 'taken' | 'failed';

/**
 * Checks whether a name is available (`GET /api/usernames/{username}/`), after a pause in typing; a reply for a former
 * name is cancelled.
 * @param username that passes its rules and is not one's own; `undefined`: there is nothing to ask
 */
export function useAvailability(username: string | undefined): Availability {
  const session = useSession();
  const [last, setLast] = useState<{ readonly name: string; readonly answer: Availability }>();
  useEffect(() => {
    if (username === undefined) return undefined;
    const request = new AbortController();
    const { signal } = request;
    const timer = setTimeout(async () => {
      const params = { username };
      const result = await session.call('username', { params, signal });
      if (signal.aborted) return;
      const answer = result.ok ? (result.value.available ? 'free' : 'taken') : 'failed';
      setLast({ name: username, answer });
    }, pause);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [session, username]);
  if (username === undefined) return 'unknown';
  return last?.name === username ? last.answer : 'checking';
}
