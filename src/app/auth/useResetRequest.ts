import { useResetPassword } from '#src/session/index.ts';
import { resetFailure } from '../shared/failures.ts';
import { useFormStatus } from '../shared/useFormStatus.ts';

const sent = 'Ссылка для сброса пароля отправлена на указанный email.';

/**
 * The form that asks for a recovery message: its status and its submit (specification section 8).
 *
 * @param isOpen whether the form is on the screen
 */
export function useResetRequest(isOpen: boolean) {
  const resetPassword = useResetPassword();
  const { status, submit } = useFormStatus<'email'>(isOpen);

  const onSubmit = (request: { email: string }): void => {
    void submit(async () => {
      const result = await resetPassword(request);
      return result.ok ? { kind: 'done', message: sent } : { kind: 'failed', ...resetFailure(result.error) };
    });
  };

  return { status, onSubmit };
}
