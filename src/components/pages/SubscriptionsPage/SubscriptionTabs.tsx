import { type RefObject, useState } from 'react';
import { CancelSubscriptionPopup } from '../../popups/CancelSubscriptionPopup/CancelSubscriptionPopup.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { AuthorList } from '../../sections/AuthorList/AuthorList.tsx';
import { EmptyState } from '../../sections/EmptyState/EmptyState.tsx';
import { SubscriptionRow, type SubscriptionView } from './SubscriptionRow.tsx';

interface SubscriptionTabsProps {
  subscriptions: readonly SubscriptionView[];
  onCancel: (id: SubscriptionView['id']) => void;
  onRestore: (id: SubscriptionView['id']) => void;
  /** Gets the focus of a row that moves to the other tab. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

const tabs = [
  {
    id: 'active',
    label: 'Действующие',
    none: 'Вы пока ни на кого не подписаны',
    holds: ({ isOver }: SubscriptionView) => !isOver,
  },
  {
    id: 'cancelled',
    label: 'Отменённые',
    none: 'Отменённых подписок нет',
    holds: ({ isOver }: SubscriptionView) => isOver,
  },
] as const;

/** Active and cancelled ones; a cancellation states its consequence first. */
export function SubscriptionTabs({
  subscriptions,
  onCancel,
  onRestore,
  fallbackFocus,
}: SubscriptionTabsProps) {
  /** The last one asked about; it stays while the popup fades. */
  const [selected, setSelected] = useState<SubscriptionView>();
  const [isAsking, setAsking] = useState(false);

  const listOf = (held: readonly SubscriptionView[]) => (
    <AuthorList>
      {held.map((subscription) => (
        <SubscriptionRow
          key={subscription.id}
          subscription={subscription}
          fallbackFocus={fallbackFocus}
          onPress={() => {
            if (subscription.action === 'restore') return onRestore(subscription.id);
            setSelected(subscription);
            setAsking(true);
          }}
        />
      ))}
    </AuthorList>
  );

  return (
    <>
      <Tabs
        label="Какие подписки показать"
        items={tabs.map(({ id, label, none, holds }) => {
          const held = subscriptions.filter(holds);
          return {
            id,
            label,
            content: held.length > 0 ? listOf(held) : <EmptyState place="tab">{none}</EmptyState>,
          };
        })}
      />
      {selected !== undefined && (
        <CancelSubscriptionPopup
          isOpen={isAsking}
          onOpenChange={setAsking}
          author={selected.author.name}
          consequence={selected.consequence}
          onConfirm={() => {
            setAsking(false);
            onCancel(selected.id);
          }}
        />
      )}
    </>
  );
}
