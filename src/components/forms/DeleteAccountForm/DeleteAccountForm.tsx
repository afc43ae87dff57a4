import { Button } from '#src/components/primitives/Button/Button.tsx';
import { PasswordField } from '#src/components/primitives/PasswordField/PasswordField.tsx';
import { TextField } from '#src/components/primitives/TextField/TextField.tsx';
import type { Action } from '#src/status/action.ts';
import { validateCurrentPassword } from '#src/validation/index.ts';
import { AccountName, StatusBanner } from '../shared/FormParts.tsx';
import * as css from '../shared/form.css.ts';
import { list } from '../shared/form.css.ts';
import { useFields } from '../shared/useFields.ts';

/** The word to type. */
const word = 'удалить';

/** Things that are deleted with the account. */
const losses = [
  'профиль и имя пользователя',
  'все публикации и черновики',
  'файлы публикаций и комментарии под ними',
  'ваши отметки и закладки',
  'подписки: ваши и на вас',
  'оплаченные подписки и купленные посты',
] as const;

/** Rule of the typed word; letter case and spaces around make no difference. */
const validateWord = (value: string): string | undefined =>
  value.trim().toLowerCase() === word ? undefined : `Введите слово «${word}», чтобы подтвердить удаление`;

export type DeleteAccountField = 'current_password';

export interface DeleteAccountFormProps {
  /** Address of the account, so that a password manager knows whose password is asked. */
  email: string;
  /** The last submit. */
  status: Action<DeleteAccountField>;
  /** The password as typed; the word was right. */
  onSubmit: (proof: Record<DeleteAccountField, string>) => void;
}

/** Deletes an account (design section 8): lists the losses, asks for the password and a typed word. */
export function DeleteAccountForm({ email, status, onSubmit }: DeleteAccountFormProps) {
  const { field, submit, isPending } = useFields<DeleteAccountField | 'word'>({
    initial: { current_password: '', word: '' },
    rules: { current_password: validateCurrentPassword, word: validateWord },
    status,
    onSubmit: ({ current_password }) => onSubmit({ current_password }),
  });
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <StatusBanner status={status} />
      <AccountName email={email} />
      <div className={css.intro}>
        <p>Без возможности восстановления исчезнут:</p>
        <ul className={list}>
          {losses.map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
        </ul>
        <p>Комментарии под чужими постами останутся без имени: если они не нужны, сначала удалите их.</p>
      </div>
      <PasswordField {...field('current_password')} label="Текущий пароль" autoComplete="current-password" />
      <TextField
        {...field('word')}
        label={`Введите слово «${word}»`}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck="false"
      />
      <div className={css.actions}>
        <Button type="submit" kind="danger" isPending={isPending}>
          {isPending ? 'Удаление...' : 'Удалить аккаунт'}
        </Button>
      </div>
    </form>
  );
}
