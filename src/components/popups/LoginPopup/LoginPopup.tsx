import { Popup, type PopupProps } from '#src/components/primitives/Popup/index.ts';
import { loginContent, type LoginContentProps } from './loginContent.tsx';

export type LoginPopupProps = LoginContentProps & Pick<PopupProps, 'isOpen' | 'onOpenChange'>;

/** «Вход» (specification sections 2 and 4). At most one popup is open: the owner's state names which. */
export function LoginPopup({ isOpen, onOpenChange, ...content }: LoginPopupProps) {
  return <Popup isOpen={isOpen} onOpenChange={onOpenChange} {...loginContent(content)} />;
}
