import type { User } from '#src/api/contract.ts';
import type { ProfileFormProps } from '#src/components/forms/ProfileForm/index.ts';
import { useUpdateUser } from '#src/session/index.ts';
import { useSettingsForm } from './useSettingsForm.ts';

/** First and last name. */
export function useProfileForm({ first_name, last_name }: User): ProfileFormProps {
  const form = useSettingsForm(useUpdateUser(), {
    fields: ['first_name', 'last_name'],
    done: 'Имя сохранено.',
    failed: 'Не удалось сохранить имя. Попробуйте снова.',
  });
  return { profile: { first_name, last_name }, ...form };
}
