import type { User } from '#src/api/contract.ts';
import { useSession } from '#src/session/index.ts';
import type { Action } from '#src/status/action.ts';
import { normalizeEmail } from '#src/validation/index.ts';
import { resendFailure } from '../shared/failures.ts';
import { useMailRequest } from '../verification/useMailRequest.ts';

/** The message whose link changes the e-mail without the password (readings D24). */
export function useChangeMail({ email }: User) {
  const session = useSession();

  return useMailRequest(email, async (): Promise<Action> => {
    const result = await session.call('resetEmail', { body: { email: normalizeEmail(email) } });
    if (!result.ok) return { kind: 'failed', message: resendFailure(result.error) };
    const message = `Отправили ссылку на ${email}: откройте её, чтобы указать новый email.`;
    return { kind: 'done', message };
  });
}
