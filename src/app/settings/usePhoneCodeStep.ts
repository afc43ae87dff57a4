import { useState } from 'react';
import type { ApiError } from '#src/api/errors.ts';
import { useVerifyPhone } from '#src/session/index.ts';
import type { Action } from '#src/status/action.ts';
import { settingsFailure } from '../shared/failures.ts';
import { useFormStatus } from '../shared/useFormStatus.ts';

/** Said after a failure without a readable reason. */
const failed = {
  check: 'Не удалось проверить код. Попробуйте снова.',
  repeat: 'Не удалось отправить код. Попробуйте снова.',
};

interface PhoneCodeStepOptions {
  /** Whether this is the step on the screen. */
  isOpen: boolean;
  /** Sends another code. @returns why it did not */
  repeatCode: () => Promise<ApiError | undefined>;
  /** The code was right. */
  onVerified: () => void;
}

/** The second step: the code proves the number, or the person requests another one. */
export function usePhoneCodeStep({ isOpen, repeatCode, onVerified }: PhoneCodeStepOptions) {
  const verify = useVerifyPhone();
  const { status, submit } = useFormStatus<'key'>(isOpen);
  const [isResendPending, setResendPending] = useState(false);

  const check = async (key: string): Promise<Action<'key'> | undefined> => {
    const result = await verify({ key });
    if (!result.ok) return { kind: 'failed', ...settingsFailure(result.error, ['key'], failed.check) };
    onVerified();
    return undefined;
  };

  const repeat = async (): Promise<Action<'key'>> => {
    const error = await repeatCode();
    if (error !== undefined) return { kind: 'failed', ...settingsFailure(error, [], failed.repeat) };
    return { kind: 'done', message: 'Отправили новый код.' };
  };

  const resend = async (): Promise<void> => {
    setResendPending(true);
    await submit(repeat);
    setResendPending(false);
  };

  return {
    status: isResendPending ? ({ kind: 'idle' } as const) : status,
    isResendPending,
    onSubmit: ({ key }: { key: string }) => void submit(() => check(key)),
    onResend: () => void resend(),
  };
}
