import { useCallback, useEffect, useRef } from 'react';
import { type SignOutReason, useOnSignedOut, useUser } from '#src/session/index.ts';
import { hasAny, writing } from './writing.ts';

/** Posts of which this device has more than the server, as those who sign out meet them. */
export function useUnsent() {
  const user = useUser()?.id;
  const leaver = useRef(user);
  useEffect(() => {
    if (user !== undefined) leaver.current = user;
  }, [user]);

  /** A logout leaves nothing behind; after an expired session the same person goes on. */
  const forget = useCallback((reason: SignOutReason) => {
    const { current } = leaver;
    if (reason !== 'logout' || current === undefined) return;
    void hasAny().then((isThere) => {
      if (!isThere) return;
      void writing().then(
        (module) => module.forget(current),
        // Without the code that tells people apart nobody's texts stay.
        () => indexedDB.deleteDatabase('writing'),
      );
    });
  }, []);
  useOnSignedOut(forget);

  /** How many posts would be lost because the server does not have them. */
  return useCallback(
    async (): Promise<number> =>
      user === undefined || !(await hasAny())
        ? 0
        : writing().then(
            (module) => module.countUnsent(user),
            () => 0,
          ),
    [user],
  );
}
