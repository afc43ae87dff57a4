import { type ReactNode, type RefObject, useRef } from 'react';
import type { Action } from '#src/status/action.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { useFallbackFocus } from '../../primitives/focus.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Purchase } from '../LockedOffers/LockedOffers.tsx';
import { TierCard, TierCards } from '../TierCard/TierCard.tsx';
import * as css from './TierList.css.ts';

/** A paid tier of an author. */
export interface TierView {
  readonly id: number;
  readonly name: string;
  /** «500 руб.» for a month. */
  readonly price: string;
  /** Descriptions and counts, each a line. */
  readonly notes: readonly string[];
  /** The reader has it. */
  readonly isMine: boolean;
  /** The way to its checkout. @default the reader cannot take it */
  readonly purchase?: Purchase | undefined;
}

/** The reader's options for the free subscription. */
export type FreeTier =
  /** Take it. */
  | { readonly kind: 'offer'; readonly progress: Action }
  /** They have it. */
  | { readonly kind: 'mine' }
  /** It is their own page: how many have it, «1 070 человек». */
  | { readonly kind: 'own'; readonly followers: string }
  /** Nothing: they have more, or they may not. */
  | { readonly kind: 'none' };

export interface TierListProps {
  free: FreeTier;
  /** In the author’s order. */
  tiers: readonly TierView[];
  /** Address of the editor of tiers. @default nowhere */
  editHref?: string | undefined;
  /** Nothing can be paid for here. @default false */
  isOff?: boolean;
  /** Take the free subscription. */
  onFollow: () => void;
}

/** Price list of an author (design section 9). */
export function TierList(props: TierListProps) {
  const { free, tiers, editHref, isOff = false, onFollow } = props;
  const freeCard = useRef<HTMLLIElement>(null);
  return (
    <section>
      <h2 className={css.title}>Уровни подписки</h2>
      <div className={css.list}>
        <TierCards>
          <TierCard
            name="Бесплатная"
            price="0 руб."
            notes={[
              free.kind === 'own' ? free.followers : 'Новые посты в вашей ленте и посты для подписчиков',
            ]}
            ref={freeCard}
          >
            <Free free={free} onFollow={onFollow} fallbackFocus={freeCard} />
          </TierCard>
          {tiers.map((tier) => (
            <TierCard key={tier.id} name={tier.name} price={tier.price} notes={tier.notes}>
              {tier.isMine && <Mine>Вы подписаны</Mine>}
              {tier.purchase && <Order {...tier} {...tier.purchase} />}
            </TierCard>
          ))}
        </TierCards>
      </div>
      {editHref !== undefined && (
        <p className={css.edit}>
          <Link href={editHref}>Изменить уровни</Link>
        </p>
      )}
      {tiers.length > 0 && (
        <p className={css.period}>Цена за месяц.{isOff && ' Оплату здесь не принимают.'}</p>
      )}
    </section>
  );
}

function Order({ name, price, isPending, failure, onBuy }: Pick<TierView, 'name' | 'price'> & Purchase) {
  return (
    <div className={css.order}>
      <Button size="small" isPending={isPending} onPress={onBuy}>
        {isPending ? 'Оформляем...' : `Подписаться за ${price}`}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      <Banner tone="error">{failure}</Banner>
    </div>
  );
}

interface FreeProps extends Pick<TierListProps, 'free' | 'onFollow'> {
  /** Gets the focus of the button that disappears. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

function Free({ free, onFollow, fallbackFocus }: FreeProps) {
  const button = useFallbackFocus(fallbackFocus);
  switch (free.kind) {
    case 'offer': {
      const isPending = free.progress.kind === 'pending';
      return (
        <div ref={button}>
          <Button kind="outline" size="small" isPending={isPending} onPress={onFollow}>
            {isPending ? 'Добавляем...' : 'Следить'}
          </Button>
        </div>
      );
    }
    case 'mine':
      return <Mine>Вы следите</Mine>;
    case 'own':
    case 'none':
      return null;
  }
}

function Mine({ children }: { children: ReactNode }) {
  return (
    <p className={css.mine}>
      <Icon name="check" />
      {children}
    </p>
  );
}
