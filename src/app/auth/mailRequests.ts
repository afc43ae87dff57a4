import { useState } from 'react';
import { useResendActivation, useResetPassword } from '#src/session/index.ts';
import { formatEmail } from '#src/validation/index.ts';
import { resendFailure, resetFailure } from '../shared/failures.ts';
import { useFormStatus } from '../shared/useFormStatus.ts';

const resetSent = 'Ссылка для сброса пароля отправлена на указанный email.';

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
      return result.ok
        ? { kind: 'done', message: resetSent }
        : { kind: 'failed', ...resetFailure(result.error) };
    });
  };

  return { status, onSubmit };
}

const linkSent = 'Если такой аккаунт ждёт подтверждения, письмо с новой ссылкой уже в пути.';

/** The form that asks for another activation message. @param isOpen whether it is on the screen */
export function useActivationRequest(isOpen: boolean) {
  const resend = useResendActivation();
  const { status, submit } = useFormStatus<'email'>(isOpen);

  const onSubmit = (request: { email: string }): void => {
    void submit(async () => {
      const result = await resend(request);
      return result.ok
        ? { kind: 'done', message: linkSent }
        : { kind: 'failed', message: resendFailure(result.error) };
    });
  };

  return { status, onSubmit };
}

const sentAgain = 'Отправили письмо ещё раз. Если его нет, проверьте папку «Спам».';

/**
 * An account that waits for its e-mail to be confirmed, and another message for it (readings D7). Forgotten with the
 * popup: opening it again starts a new registration.
 */
export function useActivationMail(isOpen: boolean) {
  const resend = useResendActivation();
  const { status, submit } = useFormStatus<never>(isOpen);
  const [email, setEmail] = useState<string>();

  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setEmail(undefined);
  }

  const onResend = (address: string) =>
    submit(async () => {
      const result = await resend({ email: address });
      return result.ok
        ? { kind: 'done', message: sentAgain }
        : { kind: 'failed', message: resendFailure(result.error) };
    });

  return {
    /** The account was created with this address but is not active. */
    wait: setEmail,
    /** The popup shows this in place of its form; `undefined`: the form. */
    activation:
      email === undefined
        ? undefined
        : { email: formatEmail(email), status, onResend: () => void onResend(email) },
  };
}
