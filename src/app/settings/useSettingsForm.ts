import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Body, User } from '#src/api/contract.ts';
import type { Result } from '#src/api/result.ts';
import type { DeleteAccountFormProps } from '#src/components/forms/DeleteAccountForm/DeleteAccountForm.tsx';
import type { NewPasswordFormProps } from '#src/components/forms/NewPasswordForm/NewPasswordForm.tsx';
import type { ProfileFormProps } from '#src/components/forms/ProfileForm/ProfileForm.tsx';
import type { UsernameFormProps } from '#src/components/forms/UsernameForm/UsernameForm.tsx';
import { useSessions } from '#src/data/settings/useSessions.ts';
import {
  type SignOutReason,
  useDeleteAccount,
  useOnSignedOut,
  useSetPassword,
  useUpdateUser,
} from '#src/session/index.ts';
import { settingsFailure } from '../shared/failures.ts';
import { paths } from '../shared/paths.ts';
import { useFormStatus } from '../shared/useFormStatus.ts';
import { notify } from '../shell/notify.ts';

interface SettingsFormOptions<Field extends string> {
  /** The form's fields, as the API calls them: what the server says of them lands on them. */
  fields: readonly Field[];
  /** Said after success. */
  done: string;
  /** Said after a failure without a readable reason. */
  failed: string;
}

/** The form of a row: its status, and its submit, which sends what was typed. */
export function useSettingsForm<Field extends string, Input>(
  send: (input: Input) => Promise<Result<unknown>>,
  { fields, done, failed }: SettingsFormOptions<Field>,
) {
  const { status, submit } = useFormStatus<Field>(true);

  const onSubmit = (input: Input): void => {
    void submit(async () => {
      const result = await send(input);
      if (result.ok) return { kind: 'done', message: done };
      return { kind: 'failed', ...settingsFailure(result.error, fields, failed) };
    });
  };

  return { status, onSubmit };
}

/** First and last name. */
export function useProfileForm({ first_name, last_name }: User): ProfileFormProps {
  const form = useSettingsForm(useUpdateUser(), {
    fields: ['first_name', 'last_name'],
    done: 'Имя сохранено.',
    failed: 'Не удалось сохранить имя. Попробуйте снова.',
  });
  return { profile: { first_name, last_name }, ...form };
}

/** The name in the address of the profile. */
export function useUsernameForm({ username }: User): UsernameFormProps {
  const form = useSettingsForm(useUpdateUser(), {
    fields: ['username'],
    done: 'Имя пользователя изменено.',
    failed: 'Не удалось изменить имя пользователя. Попробуйте снова.',
  });
  return { username, ...form };
}

/** Another password, by the current one; our server ends the other sessions with it. */
export function usePasswordForm({ email }: User): NewPasswordFormProps {
  const setPassword = useSetPassword();
  const { data: sessions, load: loadSessions } = useSessions();
  const hasOthers = sessions?.value.some(({ is_current }) => !is_current) === true;

  async function send(input: Body<'setPassword'>) {
    const result = await setPassword(input);
    if (result.ok && sessions !== undefined) void loadSessions();
    return result;
  }

  const form = useSettingsForm(send, {
    fields: ['current_password', 'new_password', 're_new_password'],
    done: hasOthers ? 'Пароль изменён. На других устройствах вы вышли.' : 'Пароль изменён.',
    failed: 'Не удалось изменить пароль. Попробуйте снова.',
  });
  return { email, ...form };
}

/** The end of the account, by the current password; it leads to the landing page. */
export function useDeletionForm({ email }: User): DeleteAccountFormProps {
  const navigate = useNavigate();
  const deleteAccount = useDeleteAccount();

  // The address changes together with the session: the guard must not take this for an expired session.
  const leave = useCallback(
    (reason: SignOutReason) => {
      if (reason === 'logout') void navigate(paths.landing, { replace: true });
    },
    [navigate],
  );
  useOnSignedOut(leave);

  const remove = async (proof: { current_password: string }) => {
    const result = await deleteAccount(proof);
    // The page has been left by now.
    if (result.ok) notify({ tone: 'success', title: 'Аккаунт удалён', text: 'Спасибо, что были с нами.' });
    return result;
  };
  const form = useSettingsForm(remove, {
    fields: ['current_password'],
    done: 'Аккаунт удалён.',
    failed: 'Не удалось удалить аккаунт. Попробуйте снова.',
  });
  return { email, ...form };
}
