import { Popup, type PopupProps } from '#src/components/primitives/Popup/Popup.tsx';
import { LoginForm, type LoginFormProps } from '#src/components/forms/LoginForm/LoginForm.tsx';
import { PopupContent } from '#src/components/primitives/Popup/PopupContent.tsx';
import { SwitchFooter } from '../shared/SwitchFooter.tsx';

export interface LoginPopupProps extends LoginContentProps, Pick<PopupProps, 'isOpen' | 'onOpenChange'> {
  /** The captcha's challenge covers the page: the popup is out of sight and keeps what was typed. @default false */
  isCaptchaChallengeVisible?: boolean;
}

/**
 * «Вход» (specification sections 2 and 4, design section 7) by itself; with the others `LoginContent` shares their
 * `Popup`.
 */
export function LoginPopup(props: LoginPopupProps) {
  const { isOpen, onOpenChange, isCaptchaChallengeVisible = false, ...content } = props;
  return (
    <Popup isOpen={isOpen} onOpenChange={onOpenChange} isHidden={isCaptchaChallengeVisible}>
      <LoginContent {...content} />
    </Popup>
  );
}

export interface LoginContentProps extends Omit<LoginFormProps, 'onForgotPassword'> {
  /** Switches to the registration popup. */
  onSwitchToRegister: () => void;
  /** «Забыли пароль?»: to the reset popup. */
  onSwitchToReset: () => void;
}

/** Content of the login popup, without its layer. */
export function LoginContent({ onSwitchToRegister, onSwitchToReset, ...form }: LoginContentProps) {
  return (
    <PopupContent
      title="Вход"
      footer={<SwitchFooter question="Ещё нет аккаунта?" action="Регистрация" onPress={onSwitchToRegister} />}
    >
      <LoginForm {...form} onForgotPassword={onSwitchToReset} />
    </PopupContent>
  );
}
