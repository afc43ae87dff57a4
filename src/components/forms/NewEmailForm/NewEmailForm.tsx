import { Button } from '#src/components/primitives/Button/Button.tsx';
import { PasswordField } from '#src/components/primitives/PasswordField/PasswordField.tsx';
import { TextField } from '#src/components/primitives/TextField/TextField.tsx';
import {
  normalizeEmail,
  validateCurrentPassword,
  validateEmailConfirmation,
  validateNewEmail,
} from '#src/validation/index.ts';
import type { Action } from '#src/status/action.ts';
import { AccountName, EmailField, StatusBanner } from '../shared/FormParts.tsx';
import * as css from '../shared/form.css.ts';
import { useFields } from '../shared/useFields.ts';

export type NewEmailField = 'new_email' | 're_new_email' | 'current_password';

export interface NewEmailFormProps {
  /** The address in use. */
  email: string;
  /** Proof that the account is theirs: the current password, or a message's link. @default 'password' */
  kind?: 'password' | 'link';
  /** The last submit; success empties the fields. */
  status: Action<NewEmailField>;
  /** Both addresses are trimmed, their domain in lower case, and equal; the password is as typed, empty with a link. */
  onSubmit: (change: Record<NewEmailField, string>) => void;
}

/** Another address for the account (specification section 5, «New email», design section 8). */
export function NewEmailForm({ email, kind = 'password', status, onSubmit }: NewEmailFormProps) {
  const { field, submit, isPending } = useFields({
    initial: { new_email: '', re_new_email: '', current_password: '' },
    rules: {
      new_email: (value) => validateNewEmail(value, email),
      re_new_email: (value, { new_email }) => validateEmailConfirmation(value, new_email),
      current_password: kind === 'password' ? validateCurrentPassword : () => undefined,
    },
    status,
    onSubmit: ({ new_email, current_password }) => {
      const address = normalizeEmail(new_email);
      onSubmit({ new_email: address, re_new_email: address, current_password });
    },
  });
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <StatusBanner status={status} />
      <AccountName email={email} />
      <TextField name="email" label="Текущий email" value={email} isDisabled />
      <div className={css.pair}>
        <EmailField {...field('new_email')} label="Новый email" autoComplete="email" />
        <EmailField {...field('re_new_email')} label="Подтверждение email" autoComplete="email" />
      </div>
      {kind === 'password' ? (
        <PasswordField
          {...field('current_password')}
          label="Текущий пароль"
          autoComplete="current-password"
        />
      ) : (
        <p>Вы перешли по ссылке из письма: пароль не нужен.</p>
      )}
      <div className={css.actions}>
        <Button type="submit" kind="secondary" isPending={isPending}>
          {isPending ? 'Изменение...' : 'Изменить email'}
        </Button>
      </div>
    </form>
  );
}
