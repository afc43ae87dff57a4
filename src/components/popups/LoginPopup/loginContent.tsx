import { LoginForm, type LoginFormProps } from '#src/components/forms/LoginForm/index.ts';
import { SwitchFooter } from '../shared/SwitchFooter.tsx';

export interface LoginContentProps extends Omit<LoginFormProps, 'onForgotPassword'> {
  /** To the registration popup. */
  onSwitchToRegister: () => void;
  /** «Забыли пароль?»: to the reset popup. */
  onSwitchToReset: () => void;
}

/** What the login popup holds, without its layer. */
export function loginContent({ onSwitchToRegister, onSwitchToReset, ...form }: LoginContentProps) {
  return {
    title: 'Вход',
    children: <LoginForm {...form} onForgotPassword={onSwitchToReset} />,
    footer: <SwitchFooter question="Ещё нет аккаунта?" action="Регистрация" onPress={onSwitchToRegister} />,
  };
}
