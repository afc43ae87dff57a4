import { Popup, type PopupProps } from '#src/components/primitives/Popup/Popup.tsx';
import { LoginContent, type LoginContentProps } from './LoginContent.tsx';

export { LoginContent, type LoginContentProps } from './LoginContent.tsx';

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
