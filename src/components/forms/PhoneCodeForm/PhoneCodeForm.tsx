import { Button } from '#src/components/primitives/Button/Button.tsx';
import { Link } from '#src/components/primitives/Link/Link.tsx';
import { TextField } from '#src/components/primitives/TextField/TextField.tsx';
import { formatPhone } from '#src/format/phone.ts';
import type { Action } from '#src/status/action.ts';
import { normalizePhoneKey, validatePhoneKey } from '#src/validation/index.ts';
import { formatCountdown } from '#src/format/countdown.ts';
import * as css from '../shared/form.css.ts';
import { StatusBanner } from '../shared/FormParts.tsx';
import { useFields } from '../shared/useFields.ts';

const messages = {
  resend: (secondsLeft: number, isResendPending: boolean): string => {
    if (isResendPending) return 'Отправка...';
    return secondsLeft > 0 ? `Новый код через ${formatCountdown(secondsLeft)}` : 'Отправить новый код';
  },
} as const;

export type PhoneCodeField = 'key';

export interface PhoneCodeFormProps {
  /** The number the code went to, as the API gives it. */
  phone: string;
  /** The last submit. */
  status: Action<PhoneCodeField>;
  /** Seconds until another code may be asked for; 0: now. */
  secondsLeft: number;
  /** Another code is being asked for. @default false */
  isResendPending?: boolean;
  /** The code is six digits. */
  onSubmit: (answer: Record<PhoneCodeField, string>) => void;
  /** Asks for another code; focus is in the field for it. */
  onResend: () => void;
  /** The number is wrong. */
  onChangePhone: () => void;
}

/** The code from the message: the second step of a phone's verification (specification section 7, design section 8). */
export function PhoneCodeForm(props: PhoneCodeFormProps) {
  const { phone, status, secondsLeft, isResendPending = false, onSubmit, onResend, onChangePhone } = props;
  const { field, submit, inputOf, isPending } = useFields({
    initial: { key: '' },
    rules: { key: validatePhoneKey },
    status,
    onSubmit: ({ key }) => onSubmit({ key: normalizePhoneKey(key) }),
  });
  const resend = () => {
    // The button is about to be disabled: focus would be lost with it.
    inputOf('key')?.focus();
    onResend();
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <StatusBanner status={status} />
      <p className={css.intro}>
        Код отправлен на номер <span className={css.unbroken}>{formatPhone(phone)}</span>.{' '}
        <Link onPress={onChangePhone}>Изменить номер</Link>
      </p>
      <TextField
        {...field('key')}
        label="Код из сообщения"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck="false"
      />
      <div className={css.actions}>
        <Button type="submit" kind="secondary" isPending={isPending}>
          {isPending ? 'Проверка...' : 'Подтвердить'}
        </Button>
        <Button kind="outline" isPending={isResendPending} isDisabled={secondsLeft > 0} onPress={resend}>
          {messages.resend(secondsLeft, isResendPending)}
        </Button>
      </div>
    </form>
  );
}
