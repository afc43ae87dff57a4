import { useMemo } from 'react';
import type { Post } from '#src/api/contract.ts';
import { formatError } from '#src/api/errors.ts';
import { FeedPage } from '#src/components/pages/FeedPage/index.ts';
import type { PostView } from '#src/components/sections/PostCard/index.ts';
import { useFeed } from '#src/data/feed/index.ts';
import { loadOf } from '#src/data/load/index.ts';
import { moreOf, type Pages } from '#src/data/pages/index.ts';
import type { Load } from '#src/status/load.ts';
import { PageMeta } from '../../meta/PageMeta.tsx';
import { titles } from '../../meta/titles.ts';
import { presentPost } from './presentPost.ts';

const loadFailure = 'Не удалось загрузить ленту. Попробуйте ещё раз.';

function postsOf({ pages, error, isLoading }: Omit<Pages<Post>, 'load'>): Load<readonly PostView[]> {
  if (pages === undefined || pages.length === 0)
    return loadOf<never>(undefined, { error, isLoading }, loadFailure);
  // Posts published between two answers push others onto the next page: each is shown once.
  const unique = new Map<number, PostView>();
  for (const { results, receivedAt } of pages) {
    for (const post of results) unique.set(post.id, presentPost(post, receivedAt));
  }
  return { kind: 'ready', value: [...unique.values()], isRenewing: false };
}

/** `/feed`. */
export function FeedRoute() {
  const feed = useFeed();
  const { pages, error, isLoading } = feed;
  const posts = useMemo(() => postsOf({ pages, error, isLoading }), [pages, error, isLoading]);
  return (
    <>
      <PageMeta title={titles.feed} noIndex />
      <FeedPage
        posts={posts}
        more={moreOf(pages?.at(-1)?.next, error && formatError(error, loadFailure), isLoading)}
        onRetry={feed.load}
        onMore={feed.load}
      />
    </>
  );
}
