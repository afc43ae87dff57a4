import { useEffect } from 'react';
import { useRenewUser } from '#src/session/index.ts';
import { useInner } from '../shell/area/context.ts';
import { isProven } from './isProven.ts';
import { useVerificationMail } from './useVerificationMail.ts';

/**
 * The message that proves the e-mail of somebody who may not publish or comment before; `undefined` for everybody else.
 * The link is opened elsewhere, so each look at the page asks whether that has happened.
 */
export function useVerification() {
  const { user } = useInner();
  const renew = useRenewUser();
  const mail = useVerificationMail(user, () => void renew());
  const isWaiting = !isProven(user);

  useEffect(() => {
    if (!isWaiting) return undefined;
    const look = (): void => {
      if (document.visibilityState === 'visible') void renew();
    };
    const leaving = new AbortController();
    const { signal } = leaving;
    addEventListener('focus', look, { signal });
    document.addEventListener('visibilitychange', look, { signal });
    return () => leaving.abort();
  }, [isWaiting, renew]);

  return isWaiting ? mail : undefined;
}
