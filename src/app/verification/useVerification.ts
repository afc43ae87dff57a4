import { useEffect, useState } from 'react';
import type { User } from '#src/api/contract.ts';
import type { ApiError } from '#src/api/errors.ts';
import { useRenewUser, useSendVerification } from '#src/session/index.ts';
import type { Action } from '#src/status/action.ts';
import { resendFailure } from '../shared/failures.ts';
import { isProven } from '../shared/people.ts';
import { useFormStatus } from '../shared/useFormStatus.ts';
import { useInner } from '../shell/inner.ts';

/**
 * The message that confirms an e-mail, for a person who may not publish or comment before; `undefined` for everybody else.
 * The link opens elsewhere, so each return to the page renews the user.
 */
export function useVerification() {
  const { user } = useInner();
  const renew = useRenewUser();
  const mail = useVerificationMail(user, () => void renew());
  const isWaiting = !isProven(user);

  useEffect(() => {
    if (!isWaiting) return undefined;
    const onLook = (): void => {
      if (document.visibilityState === 'visible') void renew();
    };
    const leaving = new AbortController();
    const { signal } = leaving;
    addEventListener('focus', onLook, { signal });
    document.addEventListener('visibilitychange', onLook, { signal });
    return () => leaving.abort();
  }, [isWaiting, renew]);

  return isWaiting ? mail : undefined;
}

const sent = 'Отправили письмо. Если его нет, проверьте папку «Спам».';
const proven = 'Email уже подтверждён.';

/** The call takes no input, so a 400 means that the e-mail is already confirmed. */
const isAlreadyProven = (error: ApiError): boolean => error.kind === 'http' && error.status === 400;

/** Another message to confirm the e-mail. @param onProven told that there is nothing left to prove */
export function useVerificationMail({ email }: User, onProven?: () => void) {
  const send = useSendVerification();

  return useMailRequest(email, async (): Promise<Action> => {
    const result = await send();
    if (result.ok) return { kind: 'done', message: sent };
    if (!isAlreadyProven(result.error)) return { kind: 'failed', message: resendFailure(result.error) };
    onProven?.();
    return { kind: 'done', message: proven };
  });
}

/**
 * A message to the address in use. The answer for one address does not hold for the next.
 * @param send asks for it. @returns the result
 */
export function useMailRequest(email: string, send: () => Promise<Action>) {
  const [address, setAddress] = useState(email);
  const { status, submit } = useFormStatus<never>(true);

  const onSend = (): void => {
    setAddress(email);
    void submit(send);
  };

  return { status: address === email ? status : ({ kind: 'idle' } as const), onSend };
}

/** The server refuses because the e-mail is not confirmed. */
export const asksForProof = (error: ApiError): boolean =>
  error.kind === 'http' && error.code === 'email_not_verified';
