import type { User } from '#src/api/contract.ts';
import type { NewPasswordFormProps } from '#src/components/forms/NewPasswordForm/index.ts';
import { useSetPassword } from '#src/session/index.ts';
import { useSettingsForm } from './useSettingsForm.ts';

/** Another password, by the current one. */
export function usePasswordForm({ email }: User): NewPasswordFormProps {
  const form = useSettingsForm(useSetPassword(), {
    fields: ['current_password', 'new_password', 're_new_password'],
    done: 'Пароль изменён.',
    failed: 'Не удалось изменить пароль. Попробуйте снова.',
  });
  return { email, ...form };
}
