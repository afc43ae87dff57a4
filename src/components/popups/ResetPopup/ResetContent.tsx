import { ResetRequestForm, type ResetRequestFormProps } from '#src/components/forms/ResetRequestForm/ResetRequestForm.tsx';
import { PopupContent } from '#src/components/primitives/Popup/PopupContent.tsx';
import { SwitchFooter } from '../shared/SwitchFooter.tsx';

export interface ResetContentProps extends ResetRequestFormProps {
  /** Back to the login popup. */
  onSwitchToLogin: () => void;
}

/** Content of the password recovery popup, without its layer. */
export function ResetContent({ onSwitchToLogin, ...form }: ResetContentProps) {
  return (
    <PopupContent
      title="Восстановление пароля"
      footer={<SwitchFooter action="Вернуться ко входу" onPress={onSwitchToLogin} />}
    >
      <ResetRequestForm {...form} />
    </PopupContent>
  );
}
