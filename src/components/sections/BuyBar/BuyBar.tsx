import { Button } from '../../primitives/Button/Button.tsx';
import type { Purchase } from '../LockedOffers/LockedOffers.tsx';
import * as css from './BuyBar.css.ts';

export interface BuyBarProps extends Omit<Purchase, 'failure'> {
  /** «150 руб.» */
  price: string;
}

/** The price of a post and its button, in reach of the thumb while a phone shows the beginning of the post. */
export function BuyBar({ price, isPending, onBuy }: BuyBarProps) {
  return (
    <div className={css.bar}>
      <p>
        <span className={css.price}>{price}</span>
        <span className={css.note}>один раз, навсегда</span>
      </p>
      <Button size="small" isPending={isPending} onPress={onBuy}>
        {isPending ? 'Оформляем...' : 'Купить пост'}
      </Button>
    </div>
  );
}
