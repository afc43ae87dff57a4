import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { User } from '#src/api/contract.ts';
import type { NewEmailField, NewEmailFormProps } from '#src/components/forms/NewEmailForm/NewEmailForm.tsx';
import { useConfirmResetEmail, useSession, useSetEmail } from '#src/session/index.ts';
import type { Action } from '#src/status/action.ts';
import { normalizeEmail } from '#src/validation/index.ts';
import { isDeadLink, resendFailure } from '../shared/failures.ts';
import { useMailRequest } from '../verification/useVerification.ts';
import { useSettingsForm } from './useSettingsForm.ts';

/** The link of a message: `?change-email=uid.token` (readings D24). */
function readLink(query: URLSearchParams): { uid: string; token: string } | undefined {
  const [, uid, token] = /^([^.]+)\.(.+)$/.exec(query.get('change-email') ?? '') ?? [];
  return uid === undefined || token === undefined ? undefined : { uid, token };
}

/** Another address, by the current password or by the link of a message. */
export function useEmailForm({ email }: User): NewEmailFormProps {
  const [query, setQuery] = useSearchParams();
  const [isDead, setDead] = useState(false);
  const link = readLink(query);
  const setEmail = useSetEmail();
  const confirm = useConfirmResetEmail();

  const send = async ({ current_password, ...addresses }: Record<NewEmailField, string>) => {
    if (link === undefined) {
      setDead(false);
      return setEmail({ current_password, ...addresses });
    }
    const result = await confirm({ ...link, ...addresses });
    const isOver = result.ok || isDeadLink(result.error);
    setDead(!result.ok && isOver);
    // A link works once; the password does for another try.
    if (isOver) setQuery({}, { replace: true });
    return result;
  };

  const { status, onSubmit } = useSettingsForm(send, {
    fields: ['new_email', 're_new_email', 'current_password'],
    done: 'Email изменён. Входите с новым адресом и подтвердите его по ссылке из письма.',
    failed: 'Не удалось изменить email. Попробуйте снова.',
  });
  const dead = 'Ссылка устарела или уже использована. Запросите новую или укажите текущий пароль.';
  return {
    email,
    kind: link === undefined ? 'password' : 'link',
    status: isDead && status.kind === 'failed' ? { kind: 'failed', message: dead } : status,
    onSubmit,
  };
}

/** The message whose link changes the e-mail without the password (readings D24). */
export function useChangeMail({ email }: User) {
  const session = useSession();

  return useMailRequest(email, async (): Promise<Action> => {
    const result = await session.call('resetEmail', { body: { email: normalizeEmail(email) } });
    if (!result.ok) return { kind: 'failed', message: resendFailure(result.error) };
    const message = `Отправили ссылку на ${email}: откройте её, чтобы указать новый email.`;
    return { kind: 'done', message };
  });
}
