import { Popup, type PopupProps } from '#src/components/primitives/Popup/Popup.tsx';
import {
  ResetRequestForm,
  type ResetRequestFormProps,
} from '#src/components/forms/ResetRequestForm/ResetRequestForm.tsx';
import { PopupContent } from '#src/components/primitives/Popup/PopupContent.tsx';
import { SwitchFooter } from '../shared/SwitchFooter.tsx';

export type ResetPopupProps = ResetContentProps & Pick<PopupProps, 'isOpen' | 'onOpenChange'>;

/**
 * «Восстановление пароля» (specification sections 2 and 4, design section 7) by itself: stays open to say that the
 * message was sent. With the others `ResetContent` shares their `Popup`.
 */
export function ResetPopup({ isOpen, onOpenChange, ...content }: ResetPopupProps) {
  return (
    <Popup isOpen={isOpen} onOpenChange={onOpenChange}>
      <ResetContent {...content} />
    </Popup>
  );
}

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
