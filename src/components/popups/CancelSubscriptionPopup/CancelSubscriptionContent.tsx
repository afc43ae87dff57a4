import { Confirmation } from '../shared/Confirmation.tsx';

export interface CancelSubscriptionContentProps {
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
