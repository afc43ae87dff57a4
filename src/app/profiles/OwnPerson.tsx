import { useMemo } from 'react';
import { useProfile } from '#src/data/profiles/profile.ts';
import { useTiers } from '#src/data/tiers/tiers.ts';
import { withNoun } from '#src/format/plural.ts';
import { paths, tiersHref } from '../shared/paths.ts';
import { personHref } from '../shared/people.ts';
import { useBecomingAuthor } from './useBecomingAuthor.tsx';
import { Person } from './Person.tsx';
import { presentChecklist } from './presentChecklist.ts';

interface OwnPersonProps {
  /** Number of the signed-in person. */
  name: string;
}

/** `/profile`: one's own page, with its owner's tools. */
export function OwnPerson({ name }: OwnPersonProps) {
  const loaded = useProfile(name);
  const { tiers } = useTiers();
  const { become, popup } = useBecomingAuthor();
  const members = useMemo(() => new Map(tiers?.results.map((tier) => [tier.id, tier.members])), [tiers]);
  const value = loaded.data?.value;

  async function becomeAuthor(): Promise<void> {
    if (await become()) loaded.load();
  }

  return (
    <>
      <Person
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
