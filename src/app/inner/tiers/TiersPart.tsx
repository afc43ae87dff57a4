import { LazyPart } from '../LazyPart.tsx';
import { pageWait } from '../pageWait.tsx';
import { ownPages } from '../profile/chunk.ts';

/** `/profile?view=tiers`, which downloads on its own. */
export function TiersPart() {
  return (
    <LazyPart chunk={ownPages} title="Уровни подписки" failure="Уровни не загрузились" wait={pageWait}>
      {({ TiersRoute }) => <TiersRoute />}
    </LazyPart>
  );
}
