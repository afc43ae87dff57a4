import { useState } from 'react';
import type { User } from '#src/api/contract.ts';
import type { SettingsPageProps } from '#src/components/pages/SettingsPage/index.ts';
import { usePhoneCodes } from './usePhoneCodes.ts';
import { usePhoneCodeStep } from './usePhoneCodeStep.ts';
import { usePhoneNumberStep } from './usePhoneNumberStep.ts';

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
