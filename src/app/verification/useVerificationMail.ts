import type { User } from '#src/api/contract.ts';
import type { ApiError } from '#src/api/errors.ts';
import { useSendVerification } from '#src/session/index.ts';
import type { Action } from '#src/status/action.ts';
import { resendFailure } from '../shared/failures.ts';
import { useMailRequest } from './useMailRequest.ts';

const sent = 'Отправили письмо. Если его нет, проверьте папку «Спам».';
const proven = 'Email уже подтверждён.';

/** The call takes no input: all that can be wrong with it is that there is nothing left to prove. */
const isProven = (error: ApiError): boolean => error.kind === 'http' && error.status === 400;

/** Another message that proves the e-mail. @param onProven told that there is nothing left to prove */
export function useVerificationMail({ email }: User, onProven?: () => void) {
  const send = useSendVerification();

  return useMailRequest(email, async (): Promise<Action> => {
    const result = await send();
    if (result.ok) return { kind: 'done', message: sent };
    if (!isProven(result.error)) return { kind: 'failed', message: resendFailure(result.error) };
    onProven?.();
    return { kind: 'done', message: proven };
  });
}
