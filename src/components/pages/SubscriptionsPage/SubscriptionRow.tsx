import type { RefObject } from 'react';
import { type Action, failureOf } from '#src/status/action.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { useFallbackFocus } from '../../primitives/useFallbackFocus.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { AuthorRow, type AuthorRowProps } from '../../sections/AuthorRow/AuthorRow.tsx';

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
  /** Available action: a free subscription can be restored. */
  readonly action: 'cancel' | 'restore' | 'none';
  /** State of the button. */
  readonly progress: Action;
}

const labels = {
  cancel: { idle: 'Отменить', pending: 'Отмена...' },
  restore: { idle: 'Вернуть', pending: 'Оформление...' },
} as const;

interface SubscriptionRowProps {
  subscription: SubscriptionView;
  /** Its button was pressed. */
  onPress: () => void;
  /** Gets the focus when the row moves to the other tab. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

/** One subscription: author, price, term and what can be done with it. An error shows under it. */
export function SubscriptionRow({ subscription, onPress, fallbackFocus }: SubscriptionRowProps) {
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
              <VisuallyHidden> подписку: {author.name}</VisuallyHidden>
            </Button>
          </div>
        )
      }
      error={failureOf(progress)}
    />
  );
}
