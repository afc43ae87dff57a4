import { Popup, type PopupProps } from '#src/components/primitives/Popup/Popup.tsx';
import { RegisterContent, type RegisterContentProps } from './RegisterContent.tsx';

export { RegisterContent, type RegisterContentProps } from './RegisterContent.tsx';

export interface RegisterPopupProps
  extends RegisterContentProps, Pick<PopupProps, 'isOpen' | 'onOpenChange'> {
  /** The challenge covers the page: the popup is out of sight and keeps what was typed. @default false */
  isCaptchaChallengeVisible?: boolean;
}

/**
 * «Регистрация» (specification sections 2 and 4, design section 7) by itself; with the others `RegisterContent` shares
 * their `Popup`.
 */
export function RegisterPopup(props: RegisterPopupProps) {
  const { isOpen, onOpenChange, isCaptchaChallengeVisible = false, ...content } = props;
  return (
    <Popup isOpen={isOpen} onOpenChange={onOpenChange} isHidden={isCaptchaChallengeVisible}>
      <RegisterContent {...content} />
    </Popup>
  );
}
