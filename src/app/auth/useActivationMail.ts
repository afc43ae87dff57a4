import { useState } from 'react';
import { useResendActivation } from '#src/session/index.ts';
import { formatEmail } from '#src/validation/index.ts';
import { resendFailure } from '../shared/failures.ts';
import { useFormStatus } from '../shared/useFormStatus.ts';

const sent = 'Отправили письмо ещё раз. Если его нет, проверьте папку «Спам».';

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
        ? { kind: 'done', message: sent }
        : { kind: 'failed', message: resendFailure(result.error) };
    });

  return {
    /** The account was created with this address but is not active. */
    wait: setEmail,
    /** For the popup; `undefined` while it shows its form. */
    activation:
      email === undefined
        ? undefined
        : { email: formatEmail(email), status, onResend: () => void onResend(email) },
  };
}
