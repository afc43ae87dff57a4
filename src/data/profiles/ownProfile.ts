import { useMemo } from 'react';
import type { Body, OwnProfile, User } from '#src/api/contract.ts';
import type { Result } from '#src/api/result.ts';
import { useSession } from '#src/session/index.ts';
import { splitName } from '#src/validation/index.ts';
import { useOutdateFeed } from '../feed/outdated.ts';
import { useAction, useEdit } from '../shared/actions.ts';
import { presets, useApi } from '../shared/api.ts';
import { useOutdateProfiles } from './profile.ts';

/** One's own page as one edits it (`GET /api/profile/`), loaded whenever it is opened. */
export function useOwnProfile() {
  const { data, ...request } = useApi(presets.onOpen, 'ownProfile');
  return {
    ...request,
    /** `undefined` while unknown. */
    profile: data?.value,
  };
}

/** A crop of one's own picture, in fractions of its sides. */
export type Cropped = Body<'setPhoto'>;

/** The account has the names and the portrait of the page. */
function withProfile({ photo: _, ...user }: User, profile: OwnProfile): User {
  const { username, portrait, photo, is_author: isAuthor } = profile;
  const { first, last } = splitName(profile.name);
  const names = isAuthor ? { first_name: first, last_name: last } : {};
  return {
    ...user,
    ...names,
    is_author: isAuthor,
    username,
    portrait: portrait ?? '',
    ...(photo && { photo }),
  };
}

/** Changes one's own page; every place that shows it changes when the server agrees. */
export function useOwnProfileCalls() {
  const session = useSession();
  const act = useAction();
  const edit = useEdit();
  const outdateProfiles = useOutdateProfiles();
  const outdateFeed = useOutdateFeed();
  return useMemo(() => {
    const apply = (answer: Promise<Result<OwnProfile>>) =>
      act(answer, (profile) => {
        edit(() => profile, 'ownProfile');
        edit((user) => withProfile(user, profile), 'me');
        // Every post shows its author's name and portrait.
        outdateProfiles();
        outdateFeed();
      });
    return {
      /** @param changes the fields that differ from the saved ones */
      save: (changes: Body<'updateProfile'>) => apply(session.call('updateProfile', { body: changes })),
      becomeAuthor: (body: Body<'becomeAuthor'>) => apply(session.call('becomeAuthor', { body })),
      setPhoto: (body: Cropped) => apply(session.call('setPhoto', { body })),
      removePhoto: () => apply(session.call('removePhoto')),
      setCover: (body: Cropped) => apply(session.call('setCover', { body })),
      removeCover: () => apply(session.call('removeCover')),
    };
  }, [session, act, edit, outdateProfiles, outdateFeed]);
}
