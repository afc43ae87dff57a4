import type { User } from '#src/api/contract.ts';
import type { NewEmailFormProps } from '#src/components/forms/NewEmailForm/index.ts';
import { useSetEmail } from '#src/session/index.ts';
import { useSettingsForm } from './useSettingsForm.ts';

/** Another address, by the current password. */
export function useEmailForm({ email }: User): NewEmailFormProps {
  const form = useSettingsForm(useSetEmail(), {
    fields: ['new_email', 're_new_email', 'current_password'],
    done: 'Email изменён. Входите с\u00a0новым адресом.',
    failed: 'Не\u00a0удалось изменить email. Попробуйте снова.',
  });
  return { email, ...form };
}
