import { useRef, type ReactNode } from 'react';
import { Banner } from '#src/components/primitives/Banner/Banner.tsx';
import { Link } from '#src/components/primitives/Link/Link.tsx';
import { PasswordField } from '#src/components/primitives/PasswordField/PasswordField.tsx';
import { useFocusOn } from '#src/components/primitives/focus.ts';
import { type Action, failureOf } from '#src/status/action.ts';
import { normalizeEmail, validateLoginEmail, validateLoginPassword } from '#src/validation/index.ts';
import { CaptchaSlot, CaptchaSubmit, useCaptchaAnswer, useKeptFocus } from '../shared/captcha.tsx';
import { EmailField, StatusBanner } from '../shared/FormParts.tsx';
import * as css from '../shared/form.css.ts';
import { useFields } from '../shared/useFields.ts';

export type LoginField = 'email' | 'password';

export interface LoginFormProps {
  /** The last submit. */
  status: Action<LoginField>;
  /** Reason why the form appeared by itself; the result of a submit replaces it. @default none */
  notice?: string | undefined;
  /**
   * The captcha's widget, from when the server asks for it: too many logins to the address have failed. @default none
   */
  captcha?: ReactNode;
  /** With a captcha a submit needs its token: until then the button is disabled and says why. @default false */
  hasCaptchaToken?: boolean;
  /** Sentence under the captcha. @default none */
  captchaError?: string | undefined;
  /** Address already typed in another popup. @default '' */
  defaultEmail?: string;
  /** The address is trimmed, its domain in lower case; the password is as typed. */
  onSubmit: (credentials: Record<LoginField, string>) => void;
  /** Every change of the address, to carry it to another popup. */
  onEmailChange?: (email: string) => void;
  /** «Забыли пароль?» was pressed. */
  onForgotPassword: () => void;
}

/** E-mail and password of an existing account (specification sections 4 and 5, design section 8). */
export function LoginForm(props: LoginFormProps) {
  const { status, notice, captcha, hasCaptchaToken = false, captchaError } = props;
  const { defaultEmail = '', onSubmit, onEmailChange, onForgotPassword } = props;
  const hasCaptcha = captcha !== undefined;
  const mayBeSent = hasCaptchaToken || !hasCaptcha;
  const { field, submit, isPending } = useFields({
    initial: { email: defaultEmail, password: '' },
    rules: { email: validateLoginEmail, password: validateLoginPassword },
    status,
    onSubmit: ({ email, password }) => {
      if (mayBeSent) onSubmit({ email: normalizeEmail(email), password });
    },
  });
  const bannerRef = useRef<HTMLDivElement>(null);
  const captchaRef = useRef<HTMLDivElement>(null);
  const isDisabled = !mayBeSent && !isPending;
  const answer = useCaptchaAnswer(status, captchaError, captchaRef);
  useKeptFocus(isDisabled, failureOf(answer) === undefined ? captchaRef : bannerRef);
  // The captcha appears below the submit button, perhaps out of sight, so it gets the focus.
  useFocusOn(hasCaptcha, () => captchaRef.current);
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {notice !== undefined && status.kind !== 'failed' && <Banner tone="info">{notice}</Banner>}
      <StatusBanner status={answer} ref={bannerRef} />
      <EmailField {...field('email')} autoComplete="username" onEmailChange={onEmailChange} />
      <PasswordField {...field('password')} label="Пароль" autoComplete="current-password" />
      <p className={css.aside}>
        <Link onPress={onForgotPassword}>Забыли пароль?</Link>
      </p>
      {hasCaptcha && (
        <CaptchaSlot ref={captchaRef} error={captchaError}>
          {captcha}
        </CaptchaSlot>
      )}
      <CaptchaSubmit isPending={isPending} isDisabled={isDisabled}>
        {isPending ? 'Вход...' : 'Войти'}
      </CaptchaSubmit>
    </form>
  );
}
