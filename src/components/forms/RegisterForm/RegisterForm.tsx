import { useRef, type ReactNode } from 'react';
import { Link } from '#src/components/primitives/Link/Link.tsx';
import { type Action, failureOf } from '#src/status/action.ts';
import { normalizeEmail, validateEmail, validateRegistrationPassword } from '#src/validation/index.ts';
import { CaptchaSlot, CaptchaSubmit, useCaptchaAnswer, useKeptFocus } from '../shared/captcha.tsx';
import { EmailField, StatusBanner } from '../shared/FormParts.tsx';
import * as css from '../shared/form.css.ts';
import { PasswordWithRules } from '../shared/Checklist.tsx';
import { useFields } from '../shared/useFields.ts';

export type RegisterField = 'email' | 'password';

export interface RegisterFormProps {
  /** The last submit. */
  status: Action<RegisterField>;
  /** The captcha's widget. */
  captcha: ReactNode;
  /** A submit needs the token: until then the button is disabled and says why. */
  hasCaptchaToken: boolean;
  /** Sentence under the captcha. */
  captchaError?: string | undefined;
  /** Address of the user agreement, opened in a new tab so that the form is not lost. */
  termsHref: string;
  /** Address of the privacy policy, opened in a new tab. */
  privacyHref: string;
  /** Address already typed in another popup. @default '' */
  defaultEmail?: string;
  /** The address is trimmed, its domain in lower case; the password is as typed. */
  onSubmit: (credentials: Record<RegisterField, string>) => void;
  /** Every change of the address, to carry it to another popup. */
  onEmailChange?: (email: string) => void;
}

/** E-mail, password and captcha of a new account (specification sections 4 and 5, design section 8). */
export function RegisterForm(props: RegisterFormProps) {
  const {
    status,
    captcha,
    hasCaptchaToken,
    captchaError,
    defaultEmail = '',
    onSubmit,
    onEmailChange,
  } = props;
  const { termsHref, privacyHref } = props;
  const { field, submit, isPending } = useFields({
    initial: { email: defaultEmail, password: '' },
    rules: { email: validateEmail, password: validateRegistrationPassword },
    status,
    onSubmit: ({ email, password }) => {
      if (hasCaptchaToken) onSubmit({ email: normalizeEmail(email), password });
    },
  });
  const bannerRef = useRef<HTMLDivElement>(null);
  const captchaRef = useRef<HTMLDivElement>(null);
  const isDisabled = !hasCaptchaToken && !isPending;
  const answer = useCaptchaAnswer(status, captchaError, captchaRef);
  useKeptFocus(isDisabled, failureOf(answer) === undefined ? captchaRef : bannerRef);
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <StatusBanner status={answer} ref={bannerRef} />
      <EmailField {...field('email')} autoComplete="email" onEmailChange={onEmailChange} />
      <PasswordWithRules {...field('password')} label="Пароль" capital="прописные" />
      <CaptchaSlot ref={captchaRef} error={captchaError}>
        {captcha}
      </CaptchaSlot>
      <CaptchaSubmit isPending={isPending} isDisabled={isDisabled}>
        {isPending ? 'Регистрация...' : 'Зарегистрироваться'}
      </CaptchaSubmit>
      <p className={css.terms}>
        Регистрируясь, вы принимаете{' '}
        <Link href={termsHref} kind="text" isExternal>
          пользовательское соглашение
        </Link>
        . Как мы храним данные:{' '}
        <Link href={privacyHref} kind="text" isExternal>
          политика конфиденциальности
        </Link>
        .
      </p>
    </form>
  );
}
