import { Button } from '#src/components/primitives/Button/Button.tsx';
import { TextField } from '#src/components/primitives/TextField/TextField.tsx';
import { formatPhone } from '#src/format/phone.ts';
import type { Action } from '#src/status/action.ts';
import { normalizePhone, validatePhone } from '#src/validation/index.ts';
import * as css from '../shared/form.css.ts';
import { StatusBanner } from '../shared/FormParts.tsx';
import { useFields } from '../shared/useFields.ts';

export type PhoneField = 'phone';

export interface PhoneFormProps {
  /** The number the account has, as the API gives it; `''` for none. */
  phone: string;
  /** The last submit; the number stays typed. */
  status: Action<PhoneField>;
  /** The number as `+` and digits. */
  onSubmit: (request: Record<PhoneField, string>) => void;
}

/** The phone that gets a code: the first step of its verification (specification section 7, design section 8). */
export function PhoneForm({ phone, status, onSubmit }: PhoneFormProps) {
  const { field, submit, isPending } = useFields({
    initial: { phone: formatPhone(phone) },
    rules: { phone: validatePhone },
    status,
    success: 'keeps',
    onSubmit: (request) => onSubmit({ phone: normalizePhone(request.phone) }),
  });
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <StatusBanner status={status} />
      <TextField
        {...field('phone')}
        label="Телефон"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={formatPhone('+79000000000')}
      />
      <div className={css.actions}>
        <Button type="submit" kind="outline" isPending={isPending}>
          {isPending ? 'Отправка...' : 'Получить код'}
        </Button>
      </div>
    </form>
  );
}
