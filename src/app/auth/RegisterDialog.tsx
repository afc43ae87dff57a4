import { Captcha, type CaptchaController } from '#src/captcha/index.ts';
import { RegisterContent } from '#src/components/popups/RegisterPopup/RegisterPopup.tsx';
import { useRegister } from '#src/session/index.ts';
import { apiOrigin } from '../shared/installation.ts';
import { loginFailure, registerFailure } from '../shared/failures.ts';
import { paths } from '../shared/paths.ts';
import { useFormStatus } from '../shared/useFormStatus.ts';
import { type DialogProps, preloadFeed } from './popupState.ts';
import { useActivationMail } from './mailRequests.ts';

interface RegisterDialogProps extends DialogProps {
  /** The captcha of this form. The owner of the popup hides it while the challenge shows. */
  captcha: CaptchaController;
  /** The account was created but is not signed in; `message` says what to do now. */
  onCreated: (message: string) => void;
  onEntered: () => void;
}

/** «Регистрация» with the session and the captcha behind it. */
export function RegisterDialog(props: RegisterDialogProps) {
  const { isOpen, captcha, email, onEmailChange, onOpen, onCreated, onEntered } = props;
  const register = useRegister();
  const { status, submit } = useFormStatus<'email' | 'password'>(isOpen);
  const activationMail = useActivationMail(isOpen);

  const onSubmit = (credentials: { email: string; password: string }, captcha_token: string) =>
    submit(async (isStillOpen) => {
      preloadFeed();
      const result = await register({ ...credentials, captcha_token });
      if (!isStillOpen()) return undefined;
      if (result.ok) {
        onEntered();
        return undefined;
      }
      const { error } = result;
      if (error.kind === 'activation') {
        activationMail.wait(credentials.email);
        return undefined;
      }
      if (error.kind === 'login') {
        onCreated(`Аккаунт создан, осталось войти. ${loginFailure(error.error)}`);
        return undefined;
      }
      const { isCaptcha, ...failure } = registerFailure(error);
      captcha.dispatch({ type: isCaptcha ? 'refused' : 'spent' });
      return { kind: 'failed', ...failure };
    });

  return (
    <RegisterContent
      status={status}
      activation={activationMail.activation}
      captcha={<Captcha captcha={captcha} apiOrigin={apiOrigin} form="register" />}
      hasCaptchaToken={captcha.token !== undefined}
      captchaError={captcha.error}
      termsHref={paths.termsOfService}
      privacyHref={paths.privacyPolicy}
      defaultEmail={email}
      onEmailChange={onEmailChange}
      onSubmit={(credentials) => captcha.token !== undefined && void onSubmit(credentials, captcha.token)}
      onSwitchToLogin={() => onOpen('login')}
    />
  );
}
