import { useId } from 'react';
import { Button } from '#src/components/primitives/Button/Button.tsx';
import { TextField } from '#src/components/primitives/TextField/TextField.tsx';
import type { Action } from '#src/status/action.ts';
import { validateNewUsername } from '#src/validation/index.ts';
import * as css from '../shared/form.css.ts';
import { StatusBanner } from '../shared/FormParts.tsx';
import { useFields } from '../shared/useFields.ts';
import { UsernameRules } from '../shared/Checklist.tsx';

export type UsernameField = 'username';

export interface UsernameFormProps {
  /** The name in use; shown, and refused as a new one. */
  username: string;
  /** The last submit; success empties the field. */
  status: Action<UsernameField>;
  /** The name is trimmed. */
  onSubmit: (change: Record<UsernameField, string>) => void;
}

/** Another username, its rules ticked while one types (specification section 5, «Username», design section 8). */
export function UsernameForm({ username, status, onSubmit }: UsernameFormProps) {
  const { field, submit, isPending, values } = useFields({
    initial: { username: '' },
    rules: { username: (value) => validateNewUsername(value, username) },
    status,
    onSubmit: (change) => onSubmit({ username: change.username.trim() }),
  });
  const id = useId();
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <StatusBanner status={status} />
      <TextField
        {...field('username')}
        label="Новое имя пользователя"
        placeholder={username}
        // The login is the e-mail: a password manager must not take this name for it.
        autoComplete="nickname"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck="false"
        aria-describedby={id}
      />
      <UsernameRules
        id={id}
        username={values.username}
        isRefused={field('username').errorMessage !== undefined}
      />
      <div className={css.actions}>
        <Button type="submit" kind="secondary" isPending={isPending}>
          {isPending ? 'Сохранение...' : 'Сохранить'}
        </Button>
      </div>
    </form>
  );
}
