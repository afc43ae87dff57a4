import {
  ResetRequestForm,
  type ResetRequestFormProps,
} from '#src/components/forms/ResetRequestForm/index.ts';
import { PopupContent } from '#src/components/primitives/Popup/index.ts';
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
