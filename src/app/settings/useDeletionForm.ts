import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { User } from '#src/api/contract.ts';
import type { DeleteAccountFormProps } from '#src/components/forms/DeleteAccountForm/index.ts';
import { type SignOutReason, useDeleteAccount, useOnSignedOut } from '#src/session/index.ts';
import { notify } from '../shell/notices/notify.ts';
import { paths } from '../shared/paths.ts';
import { useSettingsForm } from './useSettingsForm.ts';

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
    // The page is gone by now.
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
