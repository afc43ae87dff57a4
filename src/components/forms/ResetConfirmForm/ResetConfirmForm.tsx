import { Button } from '#src/components/primitives/Button/Button.tsx';
import { PasswordField } from '#src/components/primitives/PasswordField/PasswordField.tsx';
import type { Action } from '#src/status/action.ts';
import { validateNewPassword, validatePasswordConfirmation } from '#src/validation/index.ts';
import * as css from '../shared/form.css.ts';
import { PasswordWithRules } from '../shared/Checklist.tsx';
import { StatusBanner } from '../shared/FormParts.tsx';
import { useFields } from '../shared/useFields.ts';

export type ResetConfirmField = 'new_password' | 're_new_password';

export interface ResetConfirmFormProps {
  /** The last submit. */
  status: Action<ResetConfirmField>;
  /** Both passwords as typed; they are equal. */
  onSubmit: (passwords: Record<ResetConfirmField, string>) => void;
}

/** A new password by the link of the recovery message (specification sections 2 and 5, design section 8). */
export function ResetConfirmForm({ status, onSubmit }: ResetConfirmFormProps) {
  const { field, submit, isPending } = useFields({
    initial: { new_password: '', re_new_password: '' },
    rules: {
      new_password: validateNewPassword,
      re_new_password: (value, { new_password }) => validatePasswordConfirmation(value, new_password),
    },
    status,
    onSubmit,
  });
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <StatusBanner status={status} />
      <PasswordWithRules {...field('new_password')} label="Новый пароль" />
      <PasswordField {...field('re_new_password')} label="Повтор пароля" autoComplete="new-password" />
      <Button type="submit" width="full" isPending={isPending}>
        {isPending ? 'Сохранение...' : 'Сохранить пароль'}
      </Button>
    </form>
  );
}
