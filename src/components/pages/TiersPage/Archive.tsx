import { type RefObject, useId } from 'react';
import type { OwnTier } from '../../forms/TierForm/TierForm.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useFallbackFocus } from '../../primitives/useFallbackFocus.ts';
import { TierSummary } from './TierSummary.tsx';
import * as css from './TiersPage.css.ts';

interface ArchiveProps {
  tiers: readonly OwnTier[];
  /** One of them is on its way back. */
  isPending: boolean;
  onRestore: (id: number) => void;
  /** Gets the focus of elements that disappear. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

/** Archived tiers: closed to new subscribers, kept by the present ones. */
export function Archive({ tiers, isPending, onRestore, fallbackFocus }: ArchiveProps) {
  const title = useId();
  const list = useFallbackFocus(fallbackFocus);
  return (
    <section className={css.archive} aria-labelledby={title} ref={list}>
      <h2 className={css.archiveTitle} id={title}>
        Набор закрыт
      </h2>
      <p className={css.note}>Кто подписан, остаётся. Новых эти уровни не принимают.</p>
      <ul className={css.rows}>
        {tiers.map((tier) => (
          <li className={css.row} key={tier.id}>
            <TierSummary tier={tier} />
            <div className={css.actions}>
              <Button
                kind="ghost"
                size="small"
                aria-label={`Вернуть «${tier.name}»`}
                isPending={isPending}
                onPress={() => onRestore(tier.id)}
              >
                Вернуть
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
