import { Popup, type PopupProps } from '#src/components/primitives/Popup/Popup.tsx';
import { ResetContent, type ResetContentProps } from './ResetContent.tsx';

export { ResetContent, type ResetContentProps } from './ResetContent.tsx';

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
