import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { Profile } from '#src/api/contract.ts';
import { type ApiError, formatError } from '#src/api/errors.ts';
import {
  type OwnTools,
  ProfilePage,
  type ProfilePageProps,
} from '#src/components/pages/ProfilePage/ProfilePage.tsx';
import type { PostView } from '#src/components/sections/PostCard/PostCard.tsx';
import type { Changes } from '#src/data/posts/marks.ts';
import { useMarks } from '#src/data/posts/useMarks.ts';
import { type ProfileTab, useProfile, useProfilePosts } from '#src/data/profiles/profile.ts';
import { loadOf, moreOf } from '#src/data/shared/load.ts';
import { mapLoad } from '#src/status/load.ts';
import { useCheckout } from '../checkout/useCheckout.ts';
import { useWorth } from '../donations/useWorth.ts';
import { presentPosts } from '../posts/presentPost.ts';
import { useOwnCards } from '../posts/useOwnPostMenu.ts';
import { notifyMarkFailure } from '../posts/readerActions.ts';
import { authorsHref, paths, profileHref, subscriptionsHref } from '../shared/paths.ts';
import { canonicalName } from '../shared/people.ts';
import { isNavigatingAway, replacedState } from '../shell/history.ts';
import { useInner } from '../shell/inner.ts';
import { PageMeta } from '../shell/PageMeta.tsx';
import { titles } from '../shell/titles.ts';
import { presentProfile } from './presentProfile.ts';
import { useFollowing } from '../subscriptions/useFollowing.ts';
import { useBlockingPerson } from './useBlockingPerson.ts';

/** `/profile/{userId}`: a number or a username (readings D29). */
export function Component() {
  const { userId = '' } = useParams();
  return <Person name={userId} loaded={useProfile(userId)} />;
}

const failure = 'Не удалось загрузить профиль. Попробуйте ещё раз.';
const postsFailure = 'Не удалось загрузить посты. Попробуйте ещё раз.';

const nobody = { missing: 'Такого человека здесь нет', gone: 'Аккаунт удалён' } as const;

/** The address never had a person, or their account was deleted. */
function nobodyOf(error: ApiError | undefined): keyof typeof nobody | undefined {
  if (error?.kind !== 'http') return undefined;
  if (error.status === 404) return 'missing';
  return error.status === 410 ? 'gone' : undefined;
}

/** The page shows these to its owner only. */
interface Own {
  readonly tools: OwnTools;
  /** Members of each tier, by its id; empty while unknown. */
  readonly members: ReadonlyMap<number, number>;
}

interface PersonProps {
  /** Number or username in the address. */
  name: string;
  /** `/profile`: always the page of the signed-in person. @default a page at its address */
  own?: Own;
  /** The profile as it loads. */
  loaded: ReturnType<typeof useProfile>;
}

/** `/profile/{userId}`, and one's own page at `/profile`. */
export function Person({ name, own, loaded }: PersonProps) {
  const isOwn = own !== undefined;
  const { data, error, isValidating, loadedName, load } = loaded;
  const { user } = useInner();
  const [query, setQuery] = useSearchParams();
  const tab: ProfileTab = query.get('tab') === 'locked' ? 'locked' : 'all';
  const list = useProfilePosts(loadedName, tab);
  const { changes, like, bookmark } = useMarks(notifyMarkFailure);
  const views = useMemo(() => presentPosts(list.pages ?? [], changes), [list.pages, changes]);
  const posts = usePinnedFirst(views, tab === 'all' ? data : undefined, changes);
  const ownCards = useOwnCards(() => data?.value.user_id === user.id);
  const following = useFollowing(loaded);
  const worth = useWorth(data?.value.user_id === user.id ? undefined : payeeOf(data?.value));
  const blocking = useBlockingPerson(loaded);
  const checkout = useCheckout();
  useCanonicalAddress(isOwn ? undefined : name, data?.value);

  // The signed-in person exists, even if a server without such pages says otherwise.
  const missing = isOwn ? undefined : nobodyOf(error);
  const value = data?.value;
  const profile: ProfilePageProps['profile'] = missing
    ? { kind: missing }
    : mapLoad(loadOf(value, { error, isValidating }, failure), (person) =>
        presentProfile(
          person,
          user.id,
          { following: following.progress, blocking: blocking.progress, checkout },
          own?.members,
        ),
      );
  const hasPages = list.pages !== undefined && list.pages.length > 0;
  return (
    <>
      <PageMeta
        title={missing ? nobody[missing] : (value?.name ?? (isOwn ? titles.profile : titles.userProfile))}
        noIndex
      />
      <ProfilePage
        profile={profile}
        tab={tab}
        onTabChange={(next) => setQuery(next === 'all' ? {} : { tab: next })}
        posts={
          list.isAboutNext
            ? { kind: 'ready', value: posts, isRenewing: false }
            : loadOf(hasPages ? posts : undefined, list, postsFailure)
        }
        more={moreOf(
          list.pages?.at(-1)?.next,
          list.isAboutNext && list.error ? formatError(list.error, postsFailure) : undefined,
          list.isAboutNext && list.isValidating,
        )}
        feedHref={paths.feed}
        authorsHref={authorsHref}
        subscriptionsHref={subscriptionsHref}
        settingsHref={paths.settings}
        ownCards={ownCards}
        own={own?.tools}
        worth={worth}
        onFollow={following.follow}
        onUnfollow={following.unfollow}
        onBlock={blocking.block}
        onUnblock={blocking.unblock}
        onLike={like}
        onBookmark={bookmark}
        onRetry={load}
        onRenew={list.renew}
        onMore={list.load}
      />
    </>
  );
}

/** The author, unless they have blocked the reader. */
const payeeOf = (person: Profile | undefined): number | undefined =>
  person?.author?.can_follow === true ? person.author.id : undefined;

const noViews: readonly PostView[] = [];

/**
 * Moves the pinned post to the front of the list, without repeating it.
 * @param person whose page it is; `undefined` where nothing is pinned
 */
function usePinnedFirst(
  posts: readonly PostView[],
  person: ReturnType<typeof useProfile>['data'],
  changes: Changes,
): readonly PostView[] {
  const pinned = person?.value.author?.pinned;
  const [view] =
    person && pinned
      ? presentPosts([{ results: [pinned], requestedAt: person.requestedAt }], changes)
      : noViews;
  return useMemo(
    () => (view ? [{ ...view, isPinned: true }, ...posts.filter(({ id }) => id !== view.id)] : posts),
    [view, posts],
  );
}

/**
 * Puts the canonical address in place of another one of the same person.
 * @param name that the address has; `undefined` leaves it as it is
 */
function useCanonicalAddress(name: string | undefined, profile: Profile | undefined): void {
  const navigate = useNavigate();
  const { key, search } = useLocation();
  const canonical = profile && canonicalName(profile);
  useEffect(() => {
    if (name === undefined || canonical === undefined || canonical === name || isNavigatingAway(key)) return;
    void navigate({ pathname: profileHref(canonical), search }, { replace: true, state: replacedState });
  }, [name, canonical, key, search, navigate]);
}
