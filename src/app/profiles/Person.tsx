import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ApiError, formatError } from '#src/api/errors.ts';
import {
  type OwnTools,
  ProfilePage,
  type ProfilePageProps,
} from '#src/components/pages/ProfilePage/index.ts';
import { loadOf, moreOf } from '#src/data/shared/load.ts';
import { useMarks } from '#src/data/posts/useMarks.ts';
import { type ProfileTab, type useProfile, useProfilePosts } from '#src/data/profiles/profile.ts';
import { mapLoad } from '#src/status/load.ts';
import { PageMeta } from '../shell/PageMeta.tsx';
import { titles } from '../shell/titles.ts';
import { authorsHref, paths, subscriptionsHref } from '../shared/paths.ts';
import { useInner } from '../shell/inner.ts';
import { notifyMarkFailure } from '../posts/notifyMarkFailure.ts';
import { presentPosts } from '../posts/presentPosts.ts';
import { presentProfile } from './presentProfile.ts';
import { useBlockingPerson } from './useBlockingPerson.ts';
import { useFollowing } from './useFollowing.ts';
import { usePinnedFirst } from './usePinnedFirst.ts';
import { useCanonicalAddress } from './useCanonicalAddress.ts';

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
  const shown = useMemo(() => presentPosts(list.pages ?? [], changes), [list.pages, changes]);
  const posts = usePinnedFirst(shown, tab === 'all' ? data : undefined, changes);
  const following = useFollowing(loaded);
  const blocking = useBlockingPerson(loaded);
  useCanonicalAddress(isOwn ? undefined : name, data?.value);

  // The signed-in person exists, even if a server without such pages says otherwise.
  const missing = isOwn ? undefined : nobodyOf(error);
  const value = data?.value;
  const profile: ProfilePageProps['profile'] = missing
    ? { kind: missing }
    : mapLoad(loadOf(value, { error, isValidating }, failure), (known) =>
        presentProfile(
          known,
          user.id,
          { following: following.progress, blocking: blocking.progress },
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
        onTabChange={(next) => setQuery(next === 'all' ? {} : { tab: next }, { replace: true })}
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
        own={own?.tools}
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
