import { Confirmation } from '../shared/Confirmation.tsx';

export interface CancelSubscriptionContentProps {
  /** Name of the author. */
  author: string;
  /** What cancelling means: until when access stays. */
  consequence: string;
  onConfirm: () => void;
  onKeep: () => void;
}

/** What the question about a cancellation holds, without its layer. */
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
