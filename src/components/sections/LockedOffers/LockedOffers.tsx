import { hyphenate } from '#src/format/hyphenation.ts';
import { type Action, failureOf } from '#src/status/action.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './LockedOffers.css.ts';

/** A tier that opens a post. */
export interface TierOffer {
  readonly id: number;
  readonly name: string;
  /** «500 руб.» for a month. */
  readonly price: string;
  /** @default nothing can be paid for here */
  readonly purchase?: Purchase | undefined;
}

/** Offer that opens a post. */
export type Opening =
  /** A free subscription is enough. */
  | { readonly kind: 'free'; readonly subscribing: Action; readonly onSubscribe: () => void }
  /** Any of these opens it, cheapest first; empty if none of them takes new readers. */
  | { readonly kind: 'tiers'; readonly tiers: readonly TierOffer[] }
  /** It is sold by itself. */
  | {
      readonly kind: 'sale';
      /** «150 руб.»; `undefined` while it has none. */
      readonly price: string | undefined;
      /** @default nothing can be paid for here */
      readonly purchase?: Purchase | undefined;
    };

/** The way to a checkout. */
export interface Purchase {
  /** The order is being made; its page opens then. */
  readonly isPending: boolean;
  /** Reason why it was not made. @default it was not refused */
  readonly failure?: string | undefined;
  readonly onBuy: () => void;
}

export interface LockedOffersProps {
  /** Content of the locked part: «12 фото, запись на 3 минуты». @default no line */
  inside?: string | undefined;
  opening: Opening;
}

/** The ways to read a locked post, the cheapest first (design section 9). */
export function LockedOffers({ inside, opening }: LockedOffersProps) {
  const isForSale = opening.kind === 'sale';
  const isOff = opening.kind === 'tiers' && opening.tiers.some(({ purchase }) => purchase === undefined);
  const title = isForSale ? 'Закрытый пост' : 'Пост для подписчиков';
  return (
    <section aria-label="Как открыть пост">
      <h2 className={css.inside}>
        <Icon name="lock" />
        {inside === undefined ? title : `Внутри: ${hyphenate(inside)}`}
      </h2>
      <Offers opening={opening} />
      {isOff && <p className={css.later}>Оплату здесь не принимают</p>}
    </section>
  );
}

function Offers({ opening }: { opening: Opening }) {
  switch (opening.kind) {
    case 'free':
      return <FreeOffer {...opening} />;
    case 'tiers':
      if (opening.tiers.length === 0) return <ClosedOffer />;
      return (
        <ul>
          {opening.tiers.map((tier) => (
            <PaidOffer key={tier.id} {...tier} />
          ))}
        </ul>
      );
    case 'sale':
      return <SaleOffer {...opening} />;
  }
}

function PaidOffer({ name, price, purchase }: TierOffer) {
  const isPending = purchase?.isPending === true;
  return (
    <li className={css.tier}>
      <div>
        <h3 className={css.name}>{hyphenate(name)}</h3>
        <p className={css.note}>Этот пост и другие посты уровня</p>
      </div>
      <div>
        <p className={css.price}>{price}</p>
        <p className={css.period}>в месяц</p>
      </div>
      {purchase && (
        <div className={css.action}>
          <Button isPending={isPending} onPress={purchase.onBuy}>
            {isPending ? 'Оформляем...' : 'Подписаться'}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        </div>
      )}
      <div className={css.failure}>
        <Banner tone="error">{purchase?.failure}</Banner>
      </div>
    </li>
  );
}

function SaleOffer({ price, purchase }: Extract<Opening, { kind: 'sale' }>) {
  const isPending = purchase?.isPending === true;
  return (
    <>
      <div className={css.offerToTake}>
        <div>
          <h3 className={css.name}>Только этот пост</h3>
          <p className={css.note}>Остаётся у вас навсегда</p>
        </div>
        {price !== undefined && (
          <div>
            <p className={css.price}>{price}</p>
            <p className={css.period}>один раз</p>
          </div>
        )}
        {price !== undefined && purchase !== undefined && (
          <div className={css.action}>
            <Button isPending={isPending} onPress={purchase.onBuy}>
              {isPending ? 'Оформляем...' : 'Купить пост'}
            </Button>
          </div>
        )}
      </div>
      <Banner tone="error">{purchase?.failure}</Banner>
      <p className={css.later}>Ни в один уровень подписки этот пост не входит</p>
    </>
  );
}

const ClosedOffer = () => (
  <div className={css.offer}>
    <div>
      <h3 className={css.name}>Открыт тем, кто уже подписан на уровень</h3>
      <p className={css.note}>Новых подписчиков на него автор сейчас не берёт</p>
    </div>
  </div>
);

function FreeOffer({ subscribing, onSubscribe }: Extract<Opening, { kind: 'free' }>) {
  const isPending = subscribing.kind === 'pending';
  return (
    <>
      <div className={css.offerToTake}>
        <div>
          <h3 className={css.name}>Бесплатная подписка</h3>
          <p className={css.note}>Этот пост и все, что открыты подписчикам</p>
        </div>
        <p className={css.price}>0 руб.</p>
        <div className={css.action}>
          <Button kind="secondary" isPending={isPending} onPress={onSubscribe}>
            {isPending ? 'Добавляем...' : 'Следить'}
          </Button>
        </div>
      </div>
      <Banner tone="error">{failureOf(subscribing)}</Banner>
    </>
  );
}
