import { useId } from 'react';
import { formatPrice } from '#src/format/money.ts';
import type { OwnTier, TierTerms } from '../../forms/TierForm/index.ts';
import type { Draft } from './TierRows.tsx';
import { incomeOf, type TierFees } from './tiers.ts';
import * as css from './Preview.css.ts';

interface PreviewProps {
  /** The open ones, in their order. */
  tiers: readonly OwnTier[];
  /** The edited tier, shown as if it were saved. */
  draft: Draft | undefined;
  fees: TierFees;
}

/** The tiers with the draft in place of the one it changes, or at their end. */
function withDraft(
  tiers: readonly OwnTier[],
  draft: Draft | undefined,
): readonly (TierTerms & { id: number })[] {
  if (draft === undefined) return tiers;
  const { id, terms } = draft;
  if (id === undefined) return [...tiers, { ...terms, id: 0 }];
  return tiers.map((tier) => (tier.id === id ? { ...tier, ...terms } : tier));
}

/** The price list as readers see it, and what of one price arrives: of the one that is being changed, or of the first. */
export function Preview({ tiers, draft, fees }: PreviewProps) {
  const title = useId();
  const shown = withDraft(tiers, draft).filter(({ name, isHidden }) => name !== '' && !isHidden);
  const told = draft?.terms.price ?? shown[0]?.price ?? 0;
  return (
    <aside className={css.preview} aria-labelledby={title}>
      <h2 className={css.title} id={title}>
        Так увидят читатели
      </h2>
      <ul className={css.list}>
        <Row name="Бесплатная" price={0} note="Новые посты в ленте и посты для подписчиков" />
        {shown.map(({ id, name, price, description }) => (
          <Row key={id} name={name} price={price} note={description} />
        ))}
      </ul>
      {told > 0 && <p className={css.income}>{incomeOf(told, fees)}</p>}
      {shown.length > 0 && (
        <p className={css.income}>Платные подписки пока не оформляются: читатели видят только цену.</p>
      )}
    </aside>
  );
}

const Row = ({ name, price, note }: { name: string; price: number; note: string }) => (
  <li className={css.row}>
    <span className={css.name}>{name}</span>
    <span className={css.price}>{formatPrice(price)}</span>
    {note !== '' && <span className={css.note}>{note}</span>}
  </li>
);
