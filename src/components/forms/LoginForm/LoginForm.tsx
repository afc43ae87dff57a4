import { Banner } from '#src/components/primitives/Banner/index.ts';
import { Button } from '#src/components/primitives/Button/index.ts';
import { Link } from '#src/components/primitives/Link/index.ts';
import { PasswordField } from '#src/components/primitives/PasswordField/index.ts';
import { normalizeEmail, validateLoginEmail, validateLoginPassword } from '#src/validation/index.ts';
import type { FormStatus } from '../formStatus.ts';
import { EmailField } from '../shared/EmailField.tsx';
import * as css from '../shared/form.css.ts';
import { StatusBanner } from '../shared/StatusBanner.tsx';
import { useFields } from '../shared/useFields.ts';

export type LoginField = 'email' | 'password';

export interface LoginFormProps {
  /** What became of the last submit. */
  status: FormStatus<LoginField>;
  /** Why the form appeared by itself; gives place to the answer of a submit. @default none */
  notice?: string | undefined;
  /** Address already typed in another popup. @default '' */
  defaultEmail?: string;
  /** The address is trimmed, its domain in lower case; the password is as typed. */
  onSubmit: (credentials: Record<LoginField, string>) => void;
  /** Every change of the address, to carry it to another popup. */
  onEmailChange?: (email: string) => void;
  /** «Забыли пароль?» was pressed. */
  onForgotPassword: () => void;
}

/** E-mail and password of an existing account (specification sections 4 and 5). */
export function LoginForm(props: LoginFormProps) {
  const { status, notice, defaultEmail = '', onSubmit, onEmailChange, onForgotPassword } = props;
  const { field, submit, isSubmitting } = useFields({
    initial: { email: defaultEmail, password: '' },
    rules: { email: validateLoginEmail, password: validateLoginPassword },
    status,
    onSubmit: ({ email, password }) => onSubmit({ email: normalizeEmail(email), password }),
  });
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {notice !== undefined && status.kind !== 'error' && <Banner tone="info">{notice}</Banner>}
      <StatusBanner status={status} />
      <EmailField {...field('email')} autoComplete="username" onEmailChange={onEmailChange} />
      <PasswordField {...field('password')} label="Пароль" autoComplete="current-password" />
      <p className={css.aside}>
        <Link onPress={onForgotPassword}>Забыли пароль?</Link>
      </p>
      <Button type="submit" width="full" isPending={isSubmitting}>
        {isSubmitting ? 'Вход...' : 'Войти'}
      </Button>
    </form>
  );
}
