import type { ApiError } from '#src/api/errors.ts';
import { useUpdateUser } from '#src/session/index.ts';
import type { Action } from '#src/status/action.ts';
import { settingsFailure } from '../shared/failures.ts';
import { useFormStatus } from '../shared/useFormStatus.ts';

/** Said after a failure without a readable reason. */
const failed = 'Не удалось отправить код. Попробуйте снова.';

interface PhoneNumberStepOptions {
  /** The account's number. */
  phone: string;
  /** Sends a code to the number. @returns why it did not */
  requestCode: (number: string) => Promise<ApiError | undefined>;
  /** The code is on its way. */
  onSent: () => void;
}

/** The first step: the number is saved, and gets a code. */
export function usePhoneNumberStep({ phone, requestCode, onSent }: PhoneNumberStepOptions) {
  const updateUser = useUpdateUser();
  const { status, submit } = useFormStatus<'phone'>(true);

  const save = async (number: string): Promise<ApiError | undefined> => {
    if (number === phone) return undefined;
    const saved = await updateUser({ phone: number });
    return saved.ok ? undefined : saved.error;
  };

  const send = async (number: string): Promise<Action<'phone'>> => {
    const error = (await save(number)) ?? (await requestCode(number));
    if (error !== undefined) return { kind: 'failed', ...settingsFailure(error, ['phone'], failed) };
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
