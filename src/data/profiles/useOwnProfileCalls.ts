import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { Body, OwnProfile, User } from '#src/api/contract.ts';
import type { Result } from '#src/api/result.ts';
import { accountKey, type Aged, isCurrent, useSession } from '#src/session/index.ts';
import { useOutdateFeed } from '../feed/outdated.ts';
import { useOutdateProfiles } from './useOutdateProfiles.ts';
import { ownProfileKey } from './useOwnProfile.ts';

/** A part of a picture of one's own, in fractions of its sides. */
export type Cropped = Body<'setPhoto'>;

/** What one can do with one's own page: every place that shows it has the change as soon as the server has agreed. */
export function useOwnProfileCalls() {
  const session = useSession();
  const { mutate } = useSWRConfig();
  const outdateProfiles = useOutdateProfiles();
  const outdateFeed = useOutdateFeed();
  return useMemo(() => {
    async function follow(answer: Promise<Result<OwnProfile>>): Promise<Result<OwnProfile>> {
      const owner = accountKey(session);
      const result = await answer;
      if (!result.ok || !isCurrent(session, owner)) return result;
      void mutate(accountKey(session, ownProfileKey), result.value, { revalidate: false });
      // The account has the same username and portrait.
      const { username, portrait, photo } = result.value;
      const same = { username, portrait: portrait ?? '', ...(photo && { photo }) };
      void mutate<Aged<User>>(
        accountKey(session, 'me'),
        (known) => {
          if (known === undefined) return known;
          const user = { ...known.value };
          delete user.photo;
          return { ...known, value: { ...user, ...same } };
        },
        { revalidate: false },
      );
      // Name and portrait stand at every post of theirs.
      outdateProfiles();
      outdateFeed();
      return result;
    }

    return {
      /** @param changes the fields that are not as they were */
      save(changes: Body<'updateProfile'>): Promise<Result<OwnProfile>> {
        return follow(session.call('updateProfile', { body: changes }));
      },
      becomeAuthor: (body: Body<'becomeAuthor'>) => follow(session.call('becomeAuthor', { body })),
      setPhoto: (body: Cropped) => follow(session.call('setPhoto', { body })),
      removePhoto: () => follow(session.call('removePhoto')),
      setCover: (body: Cropped) => follow(session.call('setCover', { body })),
      removeCover: () => follow(session.call('removeCover')),
    };
  }, [session, mutate, outdateProfiles, outdateFeed]);
}
