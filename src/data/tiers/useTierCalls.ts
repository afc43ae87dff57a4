import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { Body } from '#src/api/contract.ts';
import type { Result } from '#src/api/result.ts';
import { accountKey, isCurrent, useSession } from '#src/session/index.ts';
import { useAct } from '../shared/index.ts';
import { useOutdateProfiles } from '../profiles/index.ts';
import { type OwnTier, type OwnTiers, tiersKey } from './useTiers.ts';

/** What one can do with one's tiers: the list has it as soon as the server has agreed. */
export function useTierCalls() {
  const session = useSession();
  const { mutate } = useSWRConfig();
  const act = useAct<string>();
  const outdateProfiles = useOutdateProfiles();
  return useMemo(() => {
    const change = (make: (known: OwnTiers) => OwnTiers) =>
      void mutate<OwnTiers>(accountKey(session, tiersKey), (known) => known && make(known), {
        revalidate: false,
      });

    /** @param make what the answer changes in the list */
    async function follow<Reply>(
      answer: Promise<Result<Reply>>,
      make: (known: OwnTiers, reply: Reply) => OwnTiers,
    ): Promise<Result<Reply>> {
      const owner = accountKey(session);
      const result = await answer;
      if (!result.ok || !isCurrent(session, owner)) return result;
      change((known) => make(known, result.value));
      outdateProfiles();
      return result;
    }

    const replace = ({ results, free }: OwnTiers, tier: OwnTier): OwnTiers => ({
      results: results.map((known) => (known.id === tier.id ? tier : known)),
      free,
    });

    return {
      create: (body: Body<'createTier'>) =>
        follow(
          act(JSON.stringify(body), (key) => session.call('createTier', { body, key })),
          // A repeated try gets the tier that the first one has made.
          ({ results, free }, tier) => ({
            results: [...results.filter(({ id }) => id !== tier.id), tier],
            free,
          }),
        ),
      /** @param changes also `archived`, which closes it to new readers and opens it again */
      update: (id: number, changes: Body<'updateTier'>) =>
        follow(
          session.call('updateTier', {
            params: { id: String(id) },
            body: changes,
          }),
          replace,
        ),
    };
  }, [session, mutate, act, outdateProfiles]);
}
