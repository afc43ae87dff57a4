import { useMemo } from 'react';
import type { Body, Reply } from '#src/api/contract.ts';
import type { Result } from '#src/api/result.ts';
import { useSession } from '#src/session/index.ts';
import { useOutdateProfiles } from '../profiles/profile.ts';
import { useAction, useCreate, useEdit } from '../shared/actions.ts';
import { presets, useApi } from '../shared/api.ts';

/** Tiers in the order of their author, and the number of people who follow without paying. */
export type OwnTiers = Reply<'tiers'>;
export type OwnTier = OwnTiers['results'][number];

/** One's own tiers (`GET /api/tiers/`), loaded whenever they are opened. */
export function useTiers() {
  const { data, ...request } = useApi(presets.onOpen, 'tiers');
  return {
    ...request,
    /** `undefined` while unknown. */
    tiers: data?.value,
  };
}

/** Creates and changes tiers; the list shows a change as soon as the server has agreed. */
export function useTierCalls() {
  const session = useSession();
  const act = useAction();
  const create = useCreate<string>();
  const edit = useEdit();
  const outdateProfiles = useOutdateProfiles();
  return useMemo(() => {
    const apply = (answer: Promise<Result<OwnTier>>, change: (tiers: OwnTiers, tier: OwnTier) => OwnTiers) =>
      act(answer, (tier) => {
        edit((tiers) => change(tiers, tier), 'tiers');
        outdateProfiles();
      });
    return {
      create: (body: Body<'createTier'>) =>
        apply(
          create(JSON.stringify(body), (key) => session.call('createTier', { body, key })),
          // A retry gets the tier that the first request has made.
          ({ results, free }, tier) => ({
            results: [...results.filter(({ id }) => id !== tier.id), tier],
            free,
          }),
        ),
      /** @param changes also `archived`, which closes it to new readers and opens it again */
      update: (id: number, changes: Body<'updateTier'>) =>
        apply(
          session.call('updateTier', { params: { id: String(id) }, body: changes }),
          ({ results, free }, tier) => ({
            results: results.map((previous) => (previous.id === tier.id ? tier : previous)),
            free,
          }),
        ),
    };
  }, [session, act, create, edit, outdateProfiles]);
}
