import { useState } from 'react';
import type { User } from '#src/api/contract.ts';
import type { ApiError } from '#src/api/errors.ts';
import type { FormStatus } from '#src/components/forms/formStatus.ts';
import type { SettingsPageProps } from '#src/components/pages/SettingsPage/index.ts';
import { useSendPhoneVerification, useUpdateUser, useVerifyPhone } from '#src/session/index.ts';
import { settingsFailure } from '../../failures.ts';
import { useFormStatus } from '../../useFormStatus.ts';
import { useCountdown } from './useCountdown.ts';

/** Seconds between two codes, where the server does not say how many are left. */
const pause = 60;

const failed = {
  number: 'Не\u00a0удалось отправить код. Попробуйте снова.',
  code: 'Не\u00a0удалось проверить код. Попробуйте снова.',
};

const idle = { kind: 'idle' } as const;

const refusal = <Field extends string>(error: ApiError, fields: readonly Field[], fallback: string) =>
  ({ kind: 'error', ...settingsFailure(error, fields, fallback) }) as const;

/** The number, then the code that was sent to it. */
export function usePhoneSteps({ phone, phone_verified }: User): SettingsPageProps['phone'] {
  const updateUser = useUpdateUser();
  const sendCode = useSendPhoneVerification();
  const verify = useVerifyPhone();
  const [step, setStep] = useState<'number' | 'code'>('number');
  const number = useFormStatus<'phone'>(true);
  const code = useFormStatus<'key'>(step === 'code');
  const [isResending, setResending] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const { secondsLeft, start } = useCountdown();

  const request = async (wanted: string): Promise<FormStatus<'phone'>> => {
    if (wanted !== phone) {
      const saved = await updateUser({ phone: wanted });
      if (!saved.ok) return refusal(saved.error, ['phone'], failed.number);
    }
    const sent = await sendCode();
    // The page may have been opened anew since the last code.
    const lastSentTo = sentTo ?? phone;
    setSentTo(sent.ok ? wanted : lastSentTo);
    const error = sent.ok ? undefined : sent.error;
    const wait = error?.kind === 'http' && error.status === 429 ? (error.retryAfter ?? pause) : undefined;
    // Too soon for another code: the one this number got is still good.
    const isUnderWay = wait !== undefined && wanted === lastSentTo;
    if (error !== undefined && !isUnderWay) return refusal(error, ['phone'], failed.number);
    start(wait ?? pause);
    setStep('code');
    return idle;
  };

  const resend = async (): Promise<FormStatus<'key'>> => {
    const sent = await sendCode();
    if (!sent.ok) return refusal(sent.error, [], failed.number);
    start(pause);
    return { kind: 'success', message: 'Отправили новый код.' };
  };

  const onResend = async (): Promise<void> => {
    setResending(true);
    await code.submit(resend);
    setResending(false);
  };

  const check = async (key: string): Promise<FormStatus<'key'> | undefined> => {
    const result = await verify({ key });
    if (!result.ok) return refusal(result.error, ['key'], failed.code);
    setStep('number');
    void number.submit(() => Promise.resolve({ kind: 'success', message: 'Телефон подтверждён.' }));
    return undefined;
  };

  return {
    isVerified: phone === '' ? undefined : phone_verified,
    step:
      step === 'number'
        ? {
            kind: 'number',
            form: {
              phone,
              status: number.status,
              onSubmit: ({ phone: wanted }) => void number.submit(() => request(wanted)),
            },
          }
        : {
            kind: 'code',
            form: {
              phone,
              status: isResending ? idle : code.status,
              secondsLeft,
              isResending,
              onSubmit: ({ key }) => void code.submit(() => check(key)),
              onResend: () => void onResend(),
              onChangePhone: () => setStep('number'),
            },
          },
  };
}
