import { Captcha, type CaptchaController, isSilent, proveSilently } from '#src/captcha/index.ts';
import { LoginContent } from '#src/components/popups/LoginPopup/LoginPopup.tsx';
import { useLogin } from '#src/session/index.ts';
import { apiOrigin } from '../shared/installation.ts';
import { asksForCaptcha, loginFailure } from '../shared/failures.ts';
import { useFormStatus } from '../shared/useFormStatus.ts';
import { type DialogProps, preloadFeed } from './popupState.ts';

interface Credentials {
  email: string;
  password: string;
}

interface LoginDialogProps extends DialogProps {
  /** The captcha of this form. The owner of the popup hides it while the challenge shows. */
  captcha: CaptchaController;
  /** The reason why the popup opened by itself. */
  notice: string | undefined;
  onEntered: () => void;
}

/** «Вход» with the session behind it. */
export function LoginDialog(props: LoginDialogProps) {
  const { isOpen, captcha, email, onEmailChange, onOpen, notice, onEntered } = props;
  const login = useLogin();
  const { status, submit } = useFormStatus<'email' | 'password'>(isOpen);

  /** Guessing passwords for an address must not lock out its owner. */
  const enter = async (credentials: Credentials) => {
    const { token } = captcha;
    const result = await login(token === undefined ? credentials : { ...credentials, captcha_token: token });
    if (result.ok || !isSilent || !asksForCaptcha(result.error)) return result;
    const proof = await proveSilently(apiOrigin);
    return proof === undefined ? result : login({ ...credentials, captcha_token: proof });
  };

  const onSubmit = (credentials: Credentials) =>
    submit(async (isStillOpen) => {
      preloadFeed();
      const result = await enter(credentials);
      // A person who closed the popup meanwhile is signed in but stays where they are.
      if (!isStillOpen()) return undefined;
      if (result.ok) {
        onEntered();
        return undefined;
      }
      // Only the widget of an interactive provider can solve it.
      const isAsked = !isSilent && asksForCaptcha(result.error);
      captcha.dispatch({ type: isAsked ? 'refused' : 'spent' });
      return isAsked ? { kind: 'idle' } : { kind: 'failed', message: loginFailure(result.error) };
    });

  return (
    <LoginContent
      status={status}
      notice={notice}
      captcha={captcha.isAsked ? <Captcha captcha={captcha} apiOrigin={apiOrigin} form="login" /> : undefined}
      hasCaptchaToken={captcha.token !== undefined}
      captchaError={captcha.error}
      defaultEmail={email}
      onEmailChange={onEmailChange}
      onSubmit={(credentials) => void onSubmit(credentials)}
      onSwitchToRegister={() => onOpen('register')}
      onSwitchToReset={() => onOpen('reset')}
    />
  );
}
