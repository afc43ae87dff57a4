import { Button } from '#src/components/primitives/Button/Button.tsx';
import { PasswordField } from '#src/components/primitives/PasswordField/PasswordField.tsx';
import {
  validateCurrentPassword,
  validateNewPassword,
  validatePasswordConfirmation,
} from '#src/validation/index.ts';
import type { Action } from '#src/status/action.ts';
import { AccountName, StatusBanner } from '../shared/FormParts.tsx';
import * as css from '../shared/form.css.ts';
import { PasswordWithRules } from '../shared/Checklist.tsx';
import { useFields } from '../shared/useFields.ts';

export type NewPasswordField = 'current_password' | 'new_password' | 're_new_password';

export interface NewPasswordFormProps {
  /** Address of the account, so that a password manager knows whose password changes. */
  email: string;
  /** The last submit; success empties the fields. */
  status: Action<NewPasswordField>;
  /** All as typed; the new ones are equal. */
  onSubmit: (passwords: Record<NewPasswordField, string>) => void;
}

/** Another password for the account (specification section 5, «New password», design section 8). */
export function NewPasswordForm({ email, status, onSubmit }: NewPasswordFormProps) {
  const { field, submit, isPending } = useFields({
    initial: { current_password: '', new_password: '', re_new_password: '' },
    rules: {
      current_password: validateCurrentPassword,
      new_password: validateNewPassword,
      re_new_password: (value, { new_password }) => validatePasswordConfirmation(value, new_password),
    },
    status,
    onSubmit,
  });
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <StatusBanner status={status} />
      <AccountName email={email} />
      <PasswordField {...field('current_password')} label="Текущий пароль" autoComplete="current-password" />
      <div className={css.pair}>
        <PasswordWithRules {...field('new_password')} label="Новый пароль" rulesInSight="onDemand" />
        <PasswordField {...field('re_new_password')} label="Повтор пароля" autoComplete="new-password" />
      </div>
      <div className={css.actions}>
        <Button type="submit" kind="secondary" isPending={isPending}>
          {isPending ? 'Изменение...' : 'Изменить пароль'}
        </Button>
      </div>
    </form>
  );
}
