import { useState } from 'react';
import type { User } from '#src/api/contract.ts';
import type { ApiError } from '#src/api/errors.ts';
import type { SettingsPageProps } from '#src/components/pages/SettingsPage/SettingsPage.tsx';
import { useUpdateUser, useVerifyPhone } from '#src/session/index.ts';
import type { Action } from '#src/status/action.ts';
import { settingsFailure } from '../shared/failures.ts';
import { useFormStatus } from '../shared/useFormStatus.ts';
import { usePhoneCodes } from './usePhoneCodes.ts';

/** The number, then the code that was sent to it. */
export function usePhoneSteps({ phone, phone_verified }: User): SettingsPageProps['phone'] {
  const [step, setStep] = useState<'number' | 'code'>('number');
  const codes = usePhoneCodes(phone);
  const number = usePhoneNumberStep({
    phone,
    requestCode: codes.request,
    onSent: () => setStep('code'),
  });
  const code = usePhoneCodeStep({
    isOpen: step === 'code',
    repeatCode: codes.repeat,
    onVerified: () => {
      setStep('number');
      number.tellVerified();
    },
  });
  const codeForm = {
    phone,
    secondsLeft: codes.secondsLeft,
    onChangePhone: () => setStep('number'),
    ...code,
  };

  return {
    isVerified: phone === '' ? undefined : phone_verified,
    step: step === 'number' ? { kind: 'number', form: number.form } : { kind: 'code', form: codeForm },
  };
}

/** Said after a failure without a readable reason. */
const notSent = 'Не удалось отправить код. Попробуйте снова.';

interface PhoneNumberStepOptions {
  /** The account's number. */
  phone: string;
  /** Sends a code to the number. @returns why it did not */
  requestCode: (number: string) => Promise<ApiError | undefined>;
  /** The code has been sent. */
  onSent: () => void;
}

/** The first step: the number is saved, and gets a code. */
function usePhoneNumberStep({ phone, requestCode, onSent }: PhoneNumberStepOptions) {
  const updateUser = useUpdateUser();
  const { status, submit } = useFormStatus<'phone'>(true);

  const save = async (number: string): Promise<ApiError | undefined> => {
    if (number === phone) return undefined;
    const saved = await updateUser({ phone: number });
    return saved.ok ? undefined : saved.error;
  };

  const send = async (number: string): Promise<Action<'phone'>> => {
    const error = (await save(number)) ?? (await requestCode(number));
    if (error !== undefined) return { kind: 'failed', ...settingsFailure(error, ['phone'], notSent) };
    onSent();
    return { kind: 'idle' };
  };

  /** Says here that the number was proven. */
  const tellVerified = (): void =>
    void submit(() => Promise.resolve({ kind: 'done', message: 'Телефон подтверждён.' }));

  return {
    form: { phone, status, onSubmit: (typed: { phone: string }) => void submit(() => send(typed.phone)) },
    tellVerified,
  };
}

/** Said after a failure without a readable reason. */
const failed = {
  check: 'Не удалось проверить код. Попробуйте снова.',
  repeat: 'Не удалось отправить код. Попробуйте снова.',
};

interface PhoneCodeStepOptions {
  /** The step is on the screen. */
  isOpen: boolean;
  /** Sends another code. @returns why it did not */
  repeatCode: () => Promise<ApiError | undefined>;
  /** The code was right. */
  onVerified: () => void;
}

/** The second step: the code proves the number, or the person requests another one. */
function usePhoneCodeStep({ isOpen, repeatCode, onVerified }: PhoneCodeStepOptions) {
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
