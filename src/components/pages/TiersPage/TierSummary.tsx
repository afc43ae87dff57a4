import { hyphenate } from '#src/format/hyphenation.ts';
import { formatPrice } from '#src/format/money.ts';
import type { OwnTier } from '../../forms/TierForm/TierForm.tsx';
import { freeNote, membersOf, people } from './tiers.ts';
import * as css from './TiersPage.css.ts';

/** Name, description, price and number of members of a tier. */
export function TierSummary({ tier }: { tier: OwnTier }) {
  const { name, description, price, isHidden } = tier;
  return (
    <div className={css.summary}>
      <div>
        <h2 className={css.name}>{hyphenate(name)}</h2>
        {isHidden && <p className={css.hidden}>Скрыт от новых</p>}
        {description !== '' && <p className={css.note}>{description}</p>}
      </div>
      <Price price={formatPrice(price)} members={membersOf(tier)} />
    </div>
  );
}

/** The free subscription: it is no tier, so it stays where it is and as it is. */
export function FreeRow({ followers }: { followers: number }) {
  return (
    <div className={css.row}>
      <div className={css.summary}>
        <div>
          <h2 className={css.name}>Бесплатная</h2>
          <p className={css.note}>{freeNote}</p>
        </div>
        <Price price={formatPrice(0)} members={people(followers)} />
      </div>
    </div>
  );
}

const Price = ({ price, members }: { price: string; members: string }) => (
  <p className={css.price}>
    <span className={css.sum}>{price}</span>
    <span className={css.members}>{members}</span>
  </p>
);
