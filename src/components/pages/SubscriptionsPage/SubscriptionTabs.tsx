import { type RefObject, useState } from 'react';
import { type Action, failureOf } from '#src/status/action.ts';
import { CancelSubscriptionPopup } from '../../popups/CancelSubscriptionPopup/CancelSubscriptionPopup.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { AuthorList } from '../../sections/AuthorList/AuthorList.tsx';
import { EmptyState } from '../../sections/EmptyState/EmptyState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useFallbackFocus } from '../../primitives/focus.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { AuthorRow, type AuthorRowProps } from '../../sections/AuthorRow/AuthorRow.tsx';

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
            if (subscription.action === 'unfollow') return onCancel(subscription.id);
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

/** A subscription as its row shows it: every text is ready. */
export interface SubscriptionView {
  readonly id: number;
  readonly author: AuthorRowProps['author'];
  /** Role and tier: «Музыкант · «Партер»». */
  readonly meta: string;
  /** «300 руб/мес» or «Бесплатная»; `undefined` when the server does not say. */
  readonly price: string | undefined;
  /** «Следующее списание 21 декабря». */
  readonly term: string;
  /** Consequence of cancelling, in a sentence or two. */
  readonly consequence: string;
  /** Cancelled or over: it is not among those that last. */
  readonly isOver: boolean;
  /** Available action: what is free ends at once, because it can be restored. */
  readonly action: 'cancel' | 'unfollow' | 'restore' | 'none';
  /** State of the button. */
  readonly progress: Action;
}

const labels = {
  cancel: { idle: 'Отменить', pending: 'Отмена...' },
  unfollow: { idle: 'Не следить', pending: 'Убираем...' },
  restore: { idle: 'Вернуть', pending: 'Добавляем...' },
} as const;

interface SubscriptionRowProps {
  subscription: SubscriptionView;
  /** Its button was pressed. */
  onPress: () => void;
  /** Gets the focus when the row moves to the other tab. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

/** One subscription: author, price, term and what can be done with it. An error shows under it. */
function SubscriptionRow({ subscription, onPress, fallbackFocus }: SubscriptionRowProps) {
  const { author, meta, price, term, action, progress } = subscription;
  const button = useFallbackFocus(fallbackFocus);
  const isPending = progress.kind === 'pending';
  return (
    <AuthorRow
      author={author}
      meta={meta}
      terms={{ price, term }}
      action={
        action === 'none' ? undefined : (
          <div ref={button}>
            <Button kind="outline" size="small" isPending={isPending} onPress={onPress}>
              {labels[action][isPending ? 'pending' : 'idle']}
              <VisuallyHidden>
                {action === 'unfollow' ? ' за автором' : ' подписку'}: {author.name}
              </VisuallyHidden>
            </Button>
          </div>
        )
      }
      error={failureOf(progress)}
    />
  );
}
