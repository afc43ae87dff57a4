import { useResendActivation } from '#src/session/index.ts';
import { resendFailure } from '../shared/failures.ts';
import { useFormStatus } from '../shared/useFormStatus.ts';

const sent = 'Если такой аккаунт ждёт подтверждения, письмо с новой ссылкой уже в пути.';

/** The form that asks for another activation message. @param isOpen whether it is on the screen */
export function useActivationRequest(isOpen: boolean) {
  const resend = useResendActivation();
  const { status, submit } = useFormStatus<'email'>(isOpen);

  const onSubmit = (request: { email: string }): void => {
    void submit(async () => {
      const result = await resend(request);
      return result.ok
        ? { kind: 'done', message: sent }
        : { kind: 'failed', message: resendFailure(result.error) };
    });
  };

  return { status, onSubmit };
}
