import { Popup, type PopupProps } from '#src/components/primitives/Popup/Popup.tsx';
import {
  CancelSubscriptionContent,
  type CancelSubscriptionContentProps,
} from './CancelSubscriptionContent.tsx';

export { CancelSubscriptionContent } from './CancelSubscriptionContent.tsx';

export type CancelSubscriptionPopupProps = Omit<CancelSubscriptionContentProps, 'onKeep'> &
  Pick<PopupProps, 'isOpen' | 'onOpenChange'>;

/**
 * Asks whether to cancel a subscription and says until when access stays (design section 7). Its parent closes it on
 * `onConfirm`.
 */
export function CancelSubscriptionPopup({ isOpen, onOpenChange, ...content }: CancelSubscriptionPopupProps) {
  return (
    <Popup isOpen={isOpen} onOpenChange={onOpenChange}>
      <CancelSubscriptionContent {...content} onKeep={() => onOpenChange(false)} />
    </Popup>
  );
}
