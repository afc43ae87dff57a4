import { RegisterForm, type RegisterFormProps } from '#src/components/forms/RegisterForm/RegisterForm.tsx';
import { PopupContent } from '#src/components/primitives/Popup/PopupContent.tsx';
import { SwitchFooter } from '../shared/SwitchFooter.tsx';
import { ActivationNotice, type ActivationNoticeProps } from './ActivationNotice.tsx';

export interface RegisterContentProps extends RegisterFormProps {
  /** Set when the account was created but can't be entered until its e-mail is confirmed; replaces the form. */
  activation?: ActivationNoticeProps | undefined;
  /** Switches to the login popup. */
  onSwitchToLogin: () => void;
}

/** Content of the registration popup, without its layer. */
export function RegisterContent({ activation, onSwitchToLogin, ...form }: RegisterContentProps) {
  return (
    <PopupContent
      title="Регистрация"
      footer={<SwitchFooter question="Уже есть аккаунт?" action="Вход" onPress={onSwitchToLogin} />}
    >
      {activation ? <ActivationNotice {...activation} /> : <RegisterForm {...form} />}
    </PopupContent>
  );
}
