import { useId } from 'react';
import { Button } from '#src/components/primitives/Button/index.ts';
import { TextField } from '#src/components/primitives/TextField/index.ts';
import type { Action } from '#src/status/action.ts';
import { usernameParts, validateNewUsername } from '#src/validation/index.ts';
import { Checklist } from '../shared/Checklist.tsx';
import * as css from '../shared/form.css.ts';
import { StatusBanner } from '../shared/StatusBanner.tsx';
import { useFields } from '../shared/useFields.ts';
import { ruleTexts } from './messages.ts';

export type UsernameField = 'username';

export interface UsernameFormProps {
  /** The name in use; shown, and refused as a new one. */
  username: string;
  /** The last submit; success empties the field. */
  status: Action<UsernameField>;
  /** The name is trimmed. */
  onSubmit: (change: Record<UsernameField, string>) => void;
}

/** Another username, its rules ticked while one types (specification section 5, «Username»). */
export function UsernameForm({ username, status, onSubmit }: UsernameFormProps) {
  const { field, submit, isPending, values } = useFields({
    initial: { username: '' },
    rules: { username: (value) => validateNewUsername(value, username) },
    status,
    onSubmit: (change) => onSubmit({ username: change.username.trim() }),
  });
  const id = useId();
  const rules = ruleTexts.map(([part, text]) => ({ text, isMet: usernameParts[part](values.username) }));
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
      <Checklist id={id} rules={rules} isStacked />
      <div className={css.actions}>
        <Button type="submit" kind="secondary" isPending={isPending}>
          {isPending ? 'Сохранение...' : 'Сохранить'}
        </Button>
      </div>
    </form>
  );
}
