import { useId } from 'react';
import { formatPrice } from '#src/format/money.ts';
import type { OwnTier, TierTerms } from '../../forms/TierForm/TierForm.tsx';
import { TierCard, TierCards } from '../../sections/TierCard/TierCard.tsx';
import type { Draft } from './TierRows.tsx';
import { freeNote, incomeOf, type TierFees } from './tiers.ts';
import * as css from './TiersPage.css.ts';

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

/** The price list as readers see it, and the author's income from one price: the one in the form, or the first. */
export function Preview({ tiers, draft, fees }: PreviewProps) {
  const title = useId();
  const visible = withDraft(tiers, draft).filter(({ name, isHidden }) => name !== '' && !isHidden);
  const sample = draft?.terms.price ?? visible[0]?.price ?? 0;
  return (
    <aside className={css.preview} aria-labelledby={title}>
      <h2 className={css.title} id={title}>
        Так увидят читатели
      </h2>
      <TierCards>
        <TierCard name="Бесплатная" price={formatPrice(0)} notes={[freeNote]} />
        {visible.map(({ id, name, price, description }) => (
          <TierCard
            key={id}
            name={name}
            price={formatPrice(price)}
            notes={description === '' ? [] : [description]}
          />
        ))}
      </TierCards>
      {sample > 0 && <p className={css.income}>{incomeOf(sample, fees)}</p>}
    </aside>
  );
}
