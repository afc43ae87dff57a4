import { memo } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import * as css from './LockedGate.css.ts';

/** The cheapest way to read a locked post. */
export type Offer =
  | { readonly kind: 'free' }
  | {
      readonly kind: 'paid';
      /** «500 руб/мес»; `undefined` if unknown. */
      readonly price: string | undefined;
    }
  /** Sold by itself. */
  | { readonly kind: 'sale' };

interface LockedGateProps {
  note: string;
  offer: Offer;
  /** The page of the post, where it can be opened. */
  href: string;
}

/** Offer that opens a locked post. Paid offers have no button, because payments do not exist yet. */
export const LockedGate = memo(function LockedGate({ note, offer, href }: LockedGateProps) {
  return (
    <div className={css.gate}>
      <Icon name="lock" />
      <div>
        <h3 className={css.title}>{offer.kind === 'sale' ? 'Закрытый пост' : 'Пост для подписчиков'}</h3>
        <p className={css.note}>{note}</p>
      </div>
      {offer.kind === 'free' ? (
        <div className={css.action}>
          <LinkButton href={href} kind="secondary" size="small">
            Открыть пост
          </LinkButton>
        </div>
      ) : (
        <p className={css.offer}>
          {offer.kind === 'paid' && offer.price !== undefined && (
            <strong className={css.price}>{offer.price}</strong>
          )}
          {offer.kind === 'sale' ? 'Купить пока нельзя' : 'Платные подписки пока не оформляются'}
        </p>
      )}
    </div>
  );
});
