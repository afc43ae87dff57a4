import { useRef, useState } from 'react';
import { failureOf } from '#src/status/action.ts';
import { BackLink } from '../../primitives/BackLink/BackLink.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { PageTitle } from '../../primitives/PageTitle/PageTitle.tsx';
import { LoadFailure } from '../../sections/LoadFailure/LoadFailure.tsx';
import { Archive } from './Archive.tsx';
import { Preview } from './Preview.tsx';
import { type Draft, TierRows } from './TierRows.tsx';
import type { TiersPageProps } from './tiers.ts';
import * as css from './TiersPage.css.ts';
import { TiersSkeleton } from './TiersSkeleton.tsx';

export type { TierFees, TiersPageProps, TiersView } from './tiers.ts';

/** The author's tiers in the order of readers (design section 14). */
export function TiersPage({ tiers, fees, profileHref, change, onRestore, onRetry, ...rows }: TiersPageProps) {
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
      </div>
      {value && <Preview tiers={value.open} draft={draft} fees={fees} />}
    </div>
  );
}
