import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '#src/components/primitives/Button/index.ts';
import { Link } from '#src/components/primitives/Link/index.ts';
import { reveal } from '#src/components/primitives/reveal.ts';
import { VisuallyHidden } from '#src/components/primitives/VisuallyHidden/index.ts';
import { normalizeEmail, validateEmail, validateRegistrationPassword } from '#src/validation/index.ts';
import type { FormStatus } from '../formStatus.ts';
import { EmailField } from '../shared/EmailField.tsx';
import * as css from '../shared/form.css.ts';
import { MadeUpPasswordField } from '../shared/MadeUpPasswordField.tsx';
import { StatusBanner } from '../shared/StatusBanner.tsx';
import { useFields } from '../shared/useFields.ts';
import { CaptchaSlot } from './CaptchaSlot.tsx';
import { useKeptFocus } from './useKeptFocus.ts';

const nbsp = '\u00a0';

export type RegisterField = 'email' | 'password';

export interface RegisterFormProps {
  /** What became of the last submit. */
  status: FormStatus<RegisterField>;
  /** The captcha's widget. */
  captcha: ReactNode;
  /** Without a token nothing can be sent: submit is disabled and says why. */
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

/** E-mail, password and captcha of a new account (specification sections 4 and 5). */
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
  const { field, submit, isSubmitting } = useFields({
    initial: { email: defaultEmail, password: '' },
    rules: { email: validateEmail, password: validateRegistrationPassword },
    status,
    onSubmit: ({ email, password }) => {
      if (hasCaptchaToken) onSubmit({ email: normalizeEmail(email), password });
    },
  });
  const reasonId = useId();
  const bannerRef = useRef<HTMLDivElement>(null);
  const captchaRef = useRef<HTMLDivElement>(null);
  const isDisabled = !hasCaptchaToken && !isSubmitting;
  useKeptFocus(isDisabled, status.kind === 'error' && status.message !== undefined ? bannerRef : captchaRef);
  useEffect(() => {
    // What is refused without a word of its own is said under the captcha.
    if (status.kind === 'error' && !status.message && !status.fields) reveal(captchaRef.current);
  }, [status]);
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <StatusBanner status={status} ref={bannerRef} />
      <EmailField {...field('email')} autoComplete="email" onEmailChange={onEmailChange} />
      <MadeUpPasswordField {...field('password')} label="Пароль" capital="прописные" />
      <CaptchaSlot ref={captchaRef} error={captchaError}>
        {captcha}
      </CaptchaSlot>
      <Button
        type="submit"
        width="full"
        isPending={isSubmitting}
        isDisabled={isDisabled}
        aria-describedby={reasonId}
      >
        {isSubmitting ? 'Регистрация...' : 'Зарегистрироваться'}
      </Button>
      <p className={css.terms}>
        <span id={reasonId}>
          {isDisabled && <VisuallyHidden>Сначала пройдите проверку «Я не робот».</VisuallyHidden>}
        </span>
        Регистрируясь, вы{nbsp}принимаете{' '}
        <Link href={termsHref} kind="text" isExternal>
          пользовательское соглашение
        </Link>{' '}
        и{nbsp}
        <Link href={privacyHref} kind="text" isExternal>
          политику конфиденциальности
        </Link>
        .
      </p>
    </form>
  );
}
