import {
  ResetRequestForm,
  type ResetRequestFormProps,
} from '#src/components/forms/ResetRequestForm/index.ts';
import { SwitchFooter } from '../shared/SwitchFooter.tsx';

export interface ResetContentProps extends ResetRequestFormProps {
  /** Back to the login popup. */
  onSwitchToLogin: () => void;
}

/** What the password recovery popup holds, without its layer. */
export function resetContent({ onSwitchToLogin, ...form }: ResetContentProps) {
  return {
    title: 'Восстановление пароля',
    children: <ResetRequestForm {...form} />,
    footer: <SwitchFooter action="Вернуться ко входу" onPress={onSwitchToLogin} />,
  };
}
