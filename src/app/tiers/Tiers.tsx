import { TiersPage, type TiersView } from '#src/components/pages/TiersPage/index.ts';
import { loadOf } from '#src/data/shared/load.ts';
import { type OwnTier, type OwnTiers, useTiers } from '#src/data/tiers/tiers.ts';
import { mapLoad } from '#src/status/load.ts';
import { fees } from '../shared/installation.ts';
import { PageMeta } from '../shell/PageMeta.tsx';
import { paths } from '../shared/paths.ts';
import { useTierActions } from './useTierActions.ts';

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
  const actions = useTierActions();
  return (
    <>
      <PageMeta title="Уровни подписки" noIndex />
      <TiersPage
        {...actions}
        tiers={mapLoad(loadOf(tiers, { error, isValidating }, failure), presentTiers)}
        fees={fees}
        profileHref={paths.profile}
        onRetry={() => void load()}
      />
    </>
  );
}
