import { useMemo } from 'react';
import type { useProfile } from '#src/data/profiles/index.ts';
import { useTiers } from '#src/data/tiers/index.ts';
import { withNoun } from '#src/format/plural.ts';
import { paths, tiersHref } from '../../navigation/paths.ts';
import { personHref } from '../people/personHref.ts';
import { useBecomingAuthor } from '../people/useBecomingAuthor.tsx';
import { PersonRoute } from './PersonRoute.tsx';
import { presentChecklist } from './presentChecklist.ts';

interface OwnPersonRouteProps {
  /** Number of the signed-in person. */
  name: string;
  /** What is known of them: it was asked for before this page was there. */
  loaded: ReturnType<typeof useProfile>;
}

/** `/profile`: one's own page, with what only its owner finds on it. */
export function OwnPersonRoute({ name, loaded }: OwnPersonRouteProps) {
  const { tiers } = useTiers();
  const { become, popup } = useBecomingAuthor();
  const members = useMemo(() => new Map(tiers?.results.map((tier) => [tier.id, tier.members])), [tiers]);
  const value = loaded.data?.value;

  async function becomeAuthor(): Promise<void> {
    if (await become()) loaded.load();
  }

  return (
    <>
      <PersonRoute
        name={name}
        loaded={loaded}
        own={{
          members,
          tools: {
            publicHref: value ? personHref(value) : paths.profile,
            editHref: paths.profileEdit,
            tiersHref,
            followers: tiers ? withNoun(tiers.free, ['человек', 'человека', 'человек']) : '',
            steps: value?.author ? presentChecklist(value.author) : [],
            onBecomeAuthor: () => void becomeAuthor(),
          },
        }}
      />
      {popup}
    </>
  );
}
