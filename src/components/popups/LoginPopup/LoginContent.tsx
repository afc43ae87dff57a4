import { LoginForm, type LoginFormProps } from '#src/components/forms/LoginForm/LoginForm.tsx';
import { PopupContent } from '#src/components/primitives/Popup/PopupContent.tsx';
import { SwitchFooter } from '../shared/SwitchFooter.tsx';

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
