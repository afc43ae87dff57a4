import type { RefObject } from 'react';
import { Avatar, type AvatarProps } from '../../primitives/Avatar/index.ts';
import { Banner } from '../../primitives/Banner/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as css from './SubscriptionsPage.css.ts';
import { useFocusHeir } from '../../primitives/useFocusHeir.ts';

/** Whether a subscription can be cancelled, and what became of the last try. */
export type SubscriptionCancel =
  /** Cancelled already, or over. */
  | { readonly kind: 'none' }
  | { readonly kind: 'idle' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'error'; readonly message: string };

/** A subscription as its row shows it: every text is ready. */
export interface SubscriptionView {
  readonly id: number;
  readonly author: { readonly name: string; readonly portrait: AvatarProps['portrait'] };
  /** Role and tier: «Музыкант · «Партер»». */
  readonly meta: string;
  /** «300 руб/мес» or «Бесплатная»; `undefined` when the server does not say. */
  readonly price: string | undefined;
  /** «Активна до 21 декабря». */
  readonly term: string;
  /** What cancelling it means, in a sentence or two. */
  readonly consequence: string;
  readonly cancel: SubscriptionCancel;
}

interface SubscriptionRowProps {
  subscription: SubscriptionView;
  /** «Отменить» was pressed. */
  onAskCancel: () => void;
  /** Gets the focus when the row goes to the cancelled ones. */
  heir: RefObject<HTMLElement | null>;
}

/** One subscription: author, price, term and the way out. A failed cancellation is told under it. */
export function SubscriptionRow({ subscription, onAskCancel, heir }: SubscriptionRowProps) {
  const { author, meta, price, term, cancel } = subscription;
  const action = useFocusHeir(heir);
  const isPending = cancel.kind === 'pending';
  return (
    <li className={css.item}>
      <div className={css.row}>
        <Avatar portrait={author.portrait} size="large" />
        <div>
          <h2 className={css.author}>{author.name}</h2>
          <p className={css.note}>{meta}</p>
        </div>
        <div className={css.terms}>
          {price !== undefined && <div className={css.price}>{price}</div>}
          <p className={css.note}>{term}</p>
        </div>
        {cancel.kind !== 'none' && (
          <div className={css.action} ref={action}>
            <Button kind="outline" size="small" isPending={isPending} onPress={onAskCancel}>
              {isPending ? 'Отмена...' : 'Отменить'}
              <VisuallyHidden> подписку: {author.name}</VisuallyHidden>
            </Button>
          </div>
        )}
      </div>
      <Banner tone="error">{cancel.kind === 'error' ? cancel.message : undefined}</Banner>
    </li>
  );
}
