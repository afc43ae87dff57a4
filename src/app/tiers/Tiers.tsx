import { useState } from 'react';
import { formatError } from '#src/api/errors.ts';
import type { Result } from '#src/api/result.ts';
import {
  TiersPage,
  type TiersPageProps,
  type TiersView,
} from '#src/components/pages/TiersPage/TiersPage.tsx';
import { loadOf } from '#src/data/shared/load.ts';
import { type OwnTier, type OwnTiers, useTierCalls, useTiers } from '#src/data/tiers/tiers.ts';
import { useTierOrder } from '#src/data/tiers/useTierOrder.ts';
import { mapLoad } from '#src/status/load.ts';
import { useGoal } from '../donations/useGoal.ts';
import { useSellerQuestion } from '../sellers/useSellerQuestion.tsx';
import { settingsFailure } from '../shared/failures.ts';
import { fees } from '../shared/installation.ts';
import { paths } from '../shared/paths.ts';
import { PageMeta } from '../shell/PageMeta.tsx';

const failure = 'Не удалось загрузить уровни. Попробуйте ещё раз.';

const presentTier = ({ hidden, ...tier }: OwnTier) => ({ ...tier, isHidden: hidden });

const presentTiers = ({ results, free }: OwnTiers): TiersView => ({
  followers: free,
  open: results.filter(({ archived }) => !archived).map(presentTier),
  archived: results.filter(({ archived }) => archived).map(presentTier),
});

/** `/profile?view=tiers`: what an author offers for money. */
export function Tiers() {
  const { tiers, error, isValidating, load } = useTiers();
  const { sell, popup } = useSellerQuestion();
  const actions = useTierActions(sell);
  return (
    <>
      <PageMeta title="Уровни подписки" noIndex />
      <TiersPage
        {...actions}
        tiers={mapLoad(loadOf(tiers, { error, isValidating }, failure), presentTiers)}
        fees={fees}
        goal={useGoal()}
        profileHref={paths.profile}
        onRetry={() => void load()}
      />
      {popup}
    </>
  );
}

const failures = {
  save: 'Не удалось сохранить уровень. Попробуйте ещё раз.',
  change: 'Не удалось изменить уровни. Попробуйте ещё раз.',
};
const fields = ['name', 'price', 'description', 'places'] as const;

type Actions = Pick<TiersPageProps, 'saving' | 'change' | 'onSave' | 'onReorder' | 'onArchive' | 'onRestore'>;

/**
 * The actions of an author on the tiers, and the state of the last one.
 * @param sell sets a price, once it is known who sells
 */
function useTierActions(sell: ReturnType<typeof useSellerQuestion>['sell']): Actions {
  const { create, update } = useTierCalls();
  const order = useTierOrder();
  const [saving, setSaving] = useState<Actions['saving']>({ kind: 'idle' });
  const [change, setChange] = useState<Actions['change']>({ kind: 'idle' });

  async function save(...[id, { isHidden, ...terms }]: Parameters<Actions['onSave']>): Promise<void> {
    setSaving({ kind: 'pending' });
    const body = { ...terms, hidden: isHidden };
    const result = await sell(() => (id === undefined ? create(body) : update(id, body)));
    setSaving(
      result.ok
        ? { kind: 'done' }
        : { kind: 'failed', ...settingsFailure(result.error, fields, failures.save) },
    );
  }

  async function follow(answer: Promise<Result<unknown>>): Promise<void> {
    setChange({ kind: 'pending' });
    const result = await answer;
    setChange(
      result.ok ? { kind: 'idle' } : { kind: 'failed', message: formatError(result.error, failures.change) },
    );
  }

  return {
    saving,
    change,
    onSave: (id, terms) => void save(id, terms),
    onReorder: (ids) => void follow(order(ids)),
    onArchive: (id) => void follow(update(id, { archived: true })),
    onRestore: (id) => void follow(update(id, { archived: false })),
  };
}
