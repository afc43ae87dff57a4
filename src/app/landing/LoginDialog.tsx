import { proveSilently } from '#src/captcha/index.ts';
import { LoginPopup } from '#src/components/popups/LoginPopup/index.ts';
import { useLogin } from '#src/session/index.ts';
import { apiOrigin } from '../apiOrigin.ts';
import { asksForCaptcha, loginFailure } from '../failures.ts';
import { inner } from '../inner/chunk.ts';
import { useFormStatus } from '../useFormStatus.ts';
import type { DialogProps } from './Popups.tsx';

interface Credentials {
  email: string;
  password: string;
}

interface LoginDialogProps extends DialogProps {
  /** Why the popup opened by itself. */
  notice: string | undefined;
  onEntered: () => void;
}

/** «Вход» with the session behind it. */
export function LoginDialog({ isOpen, email, onEmailChange, onOpen, notice, onEntered }: LoginDialogProps) {
  const login = useLogin();
  const { status, submit } = useFormStatus<'email' | 'password'>(isOpen);

  /** An address that somebody else guesses passwords for must still let its owner in. */
  const enter = async (credentials: Credentials) => {
    const result = await login(credentials);
    if (result.ok || !asksForCaptcha(result.error)) return result;
    const captcha_token = await proveSilently(apiOrigin);
    return captcha_token === undefined ? result : login({ ...credentials, captcha_token });
  };

  const onSubmit = (credentials: Credentials) =>
    submit(async (isStillOpen) => {
      inner.load();
      const result = await enter(credentials);
      if (!result.ok) return { kind: 'error', message: loginFailure(result.error) };
      // Whoever closed the popup meanwhile is signed in but stays where they are.
      if (isStillOpen()) onEntered();
      return undefined;
    });

  return (
    <LoginPopup
      isOpen={isOpen}
      onOpenChange={() => onOpen(undefined)}
      status={status}
      notice={notice}
      defaultEmail={email}
      onEmailChange={onEmailChange}
      onSubmit={(credentials) => void onSubmit(credentials)}
      onSwitchToRegister={() => onOpen('register')}
      onSwitchToReset={() => onOpen('reset')}
    />
  );
}
