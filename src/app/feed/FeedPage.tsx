import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatError } from '#src/api/errors.ts';
import { FeedPage, type FeedTab } from '#src/components/pages/FeedPage/FeedPage.tsx';
import { useFeed, useNewPosts } from '#src/data/feed/feed.ts';
import { useMarks } from '#src/data/posts/useMarks.ts';
import { loadOf, moreOf } from '#src/data/shared/load.ts';
import { givesAccess } from '#src/data/subscriptions/list.ts';
import { useSubscriptions } from '#src/data/subscriptions/useSubscriptions.ts';
import type { NounForms } from '#src/format/noun.ts';
import { formatNew } from '#src/format/plural.ts';
import { presentPosts } from '../posts/presentPost.ts';
import { useOwnCards } from '../posts/useOwnPostMenu.ts';
import { notifyMarkFailure } from '../posts/readerActions.ts';
import { authorsHref, paths } from '../shared/paths.ts';
import { useInner } from '../shell/inner.ts';
import { PageMeta } from '../shell/PageMeta.tsx';
import { titles } from '../shell/titles.ts';
import { notifyLoadFailure } from '../subscriptions/useSubscribing.ts';
import { useFirstSteps } from './useFirstSteps.tsx';
import { useRail } from './useRail.ts';

const loadFailure = 'Не удалось загрузить ленту. Попробуйте ещё раз.';
const newPostForms: NounForms = ['новый пост', 'новых поста', 'новых постов'];

/** `/feed`, its tab in the query. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const tab = tabOf(query.get('tab'));
  const { pages, error, isValidating, isAboutNext, load, renew } = useFeed(tab);
  const { changes, like, bookmark } = useMarks(notifyMarkFailure);
  const posts = useMemo(() => presentPosts(pages ?? [], changes), [pages, changes]);
  const fresh = useNewPosts(tab, pages?.[0]?.newest);
  const own = useOwnCards((href) => posts.some(({ author }) => author.href === href));
  const { user } = useInner();
  const subscriptions = useSubscriptions(notifyLoadFailure);
  const isReading = subscriptions.cachedAt === undefined ? undefined : subscriptions.list.some(givesAccess);
  const hasPages = pages !== undefined && pages.length > 0;

  const select = useCallback((next: FeedTab) => setQuery(next === 'all' ? {} : { tab: next }), [setQuery]);
  const onRenew = () => {
    if (hasPages) window.scrollTo({ top: 0 });
    renew();
  };
  return (
    <>
      <PageMeta title={titles.feed} noIndex />
      <FeedPage
        tab={tab}
        onTabChange={select}
        steps={useFirstSteps(user, isReading)}
        rail={useRail(subscriptions)}
        posts={
          isAboutNext
            ? { kind: 'ready', value: posts, isRenewing: false }
            : loadOf(hasPages ? posts : undefined, { error, isValidating }, loadFailure)
        }
        more={moreOf(
          pages?.at(-1)?.next,
          isAboutNext && error ? formatError(error, loadFailure) : undefined,
          isAboutNext && isValidating,
        )}
        newPosts={formatNew(fresh, newPostForms)}
        authorsHref={authorsHref}
        feedHref={paths.feed}
        own={own}
        onLike={like}
        onBookmark={bookmark}
        onRenew={onRenew}
        onMore={load}
      />
    </>
  );
}

const named = ['authors', 'open', 'bookmarks'] as const satisfies readonly FeedTab[];

/** The tab that an address names; all posts where it names none. */
const tabOf = (name: string | null): FeedTab => named.find((tab) => tab === name) ?? 'all';
