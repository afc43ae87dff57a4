import type { User } from '#src/api/contract.ts';
import type { UsernameFormProps } from '#src/components/forms/UsernameForm/index.ts';
import { useUpdateUser } from '#src/session/index.ts';
import { useSettingsForm } from './useSettingsForm.ts';

/** The name in the address of the profile. */
export function useUsernameForm({ username }: User): UsernameFormProps {
  const form = useSettingsForm(useUpdateUser(), {
    fields: ['username'],
    done: 'Имя пользователя изменено.',
    failed: 'Не удалось изменить имя пользователя. Попробуйте снова.',
  });
  return { username, ...form };
}
