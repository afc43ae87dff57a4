import { type RefObject, useId, useRef, useState } from 'react';
import { failureOf } from '#src/status/action.ts';
import { BackLink } from '../../primitives/BackLink/BackLink.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { PageTitle } from '../../primitives/PageTitle/PageTitle.tsx';
import { GoalForm } from '../../forms/GoalForm/GoalForm.tsx';
import { GoalProgress } from '../../sections/GoalProgress/GoalProgress.tsx';
import { LoadFailure } from '../../sections/LoadFailure/LoadFailure.tsx';
import { Busy } from '../../primitives/Busy/Busy.tsx';
import { Skeleton, TextSkeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { OwnTier } from '../../forms/TierForm/TierForm.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useFallbackFocus } from '../../primitives/focus.ts';
import { Preview } from './Preview.tsx';
import { type Draft, TierRows } from './TierRows.tsx';
import type { TiersPageProps } from './tiers.ts';
import * as css from './TiersPage.css.ts';
import { TierSummary } from './TierSummary.tsx';

export type { TiersPageProps, TiersView } from './tiers.ts';

/** The author's tiers in the order of readers (design section 14). */
export function TiersPage(props: TiersPageProps) {
  const { tiers, fees, goal, profileHref, change, onRestore, onRetry, ...rows } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [draft, setDraft] = useState<Draft>();
  const value = tiers.kind === 'loading' ? undefined : tiers.value;
  return (
    <div className={css.page}>
      <div className={css.list}>
        <BackLink href={profileHref}>Профиль</BackLink>
        <PageTitle ref={heading}>Уровни подписки</PageTitle>
        <p className={css.intro}>
          Читатели видят их в этом порядке. Какой уровень что открывает, вы решаете в каждом посте: дорогой
          включает дешёвый, только если вы отметили оба.
        </p>
        {tiers.kind === 'loading' && <TiersSkeleton />}
        <LoadFailure load={tiers} onRetry={onRetry} fallbackFocus={heading} />
        <div className={css.failure}>
          <Banner tone="error">{failureOf(change)}</Banner>
        </div>
        {value && <TierRows {...rows} tiers={value} onDraft={setDraft} />}
        {value && value.archived.length > 0 && (
          <Archive
            tiers={value.archived}
            isPending={change.kind === 'pending'}
            onRestore={onRestore}
            fallbackFocus={heading}
          />
        )}
        {value && goal && <DonationGoal {...goal} />}
      </div>
      {value && <Preview tiers={value.open} draft={draft} fees={fees} />}
    </div>
  );
}

/** The goal of donations, with what has been raised for it. */
function DonationGoal({ progress, form }: NonNullable<TiersPageProps['goal']>) {
  const title = useId();
  return (
    <section className={css.archive} aria-labelledby={title}>
      <h2 className={css.archiveTitle} id={title}>
        Цель донатов
      </h2>
      <p className={css.note}>
        Читатели увидят её на вашей странице и под открытыми постами. Донаты приходят и без цели.
      </p>
      {progress && (
        <div className={css.goal}>
          <GoalProgress {...progress} />
        </div>
      )}
      <div className={css.goal}>
        <GoalForm key={form.goal === undefined ? 'new' : 'own'} {...form} />
      </div>
    </section>
  );
}

const rows = ['free', 'first', 'second'] as const;

/** Place of the rows. */
function TiersSkeleton() {
  return (
    <Busy>
      <div className={css.rows}>
        {rows.map((row) => (
          <div className={css.row} key={row}>
            <div className={css.name}>
              <TextSkeleton length="longest" />
            </div>
            <div className={css.note}>
              <Skeleton kind="line" width="half" />
            </div>
          </div>
        ))}
      </div>
    </Busy>
  );
}

interface ArchiveProps {
  tiers: readonly OwnTier[];
  /** One of them is on its way back. */
  isPending: boolean;
  onRestore: (id: number) => void;
  /** Gets the focus of elements that disappear. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

/** Archived tiers: closed to new subscribers, kept by the present ones. */
function Archive({ tiers, isPending, onRestore, fallbackFocus }: ArchiveProps) {
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
