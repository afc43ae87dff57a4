import { Popup, type PopupProps } from '#src/components/primitives/Popup/Popup.tsx';
import { Confirmation } from '../shared/Confirmation.tsx';

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

interface CancelSubscriptionContentProps {
  /** Name of the author. */
  author: string;
  /** Consequence of cancelling: the end of access. */
  consequence: string;
  onConfirm: () => void;
  onKeep: () => void;
}

/** Content of the question about a cancellation, without its layer. */
export function CancelSubscriptionContent({ author, onKeep, ...props }: CancelSubscriptionContentProps) {
  return (
    <Confirmation
      {...props}
      title="Отменить подписку?"
      person={author}
      cancel="Оставить"
      onCancel={onKeep}
      confirm="Отменить подписку"
    />
  );
}
