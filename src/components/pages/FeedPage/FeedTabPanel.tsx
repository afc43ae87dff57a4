import { Busy } from '../../primitives/Busy/Busy.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { EmptyState } from '../../sections/EmptyState/EmptyState.tsx';
import { LoadFailure } from '../../sections/LoadFailure/LoadFailure.tsx';
import { NewPosts } from '../../sections/NewPosts/NewPosts.tsx';
import { FeedPosts } from './FeedPagePosts.tsx';
import type { FeedTab, PanelProps } from './feed.ts';
import { PostsSkeleton } from './FeedPageSkeleton.tsx';

/** Text of a tab without posts. */
const empty: Readonly<Record<FeedTab, string>> = {
  authors: 'Здесь появятся посты тех, кого вы читаете',
  all: 'Здесь появятся посты авторов',
  open: 'Открытых для всех постов пока нет',
  bookmarks: 'Сохраняйте посты закладкой под ними, и они найдутся здесь',
};

/** Posts of the visible tab, or their replacement. */
export function FeedTabPanel(props: PanelProps) {
  const { tab, posts, newPosts, authorsHref, onRenew, fallbackFocus } = props;
  if (posts.kind === 'loading')
    return (
      <Busy>
        <PostsSkeleton />
      </Busy>
    );
  return (
    <>
      <LoadFailure load={posts} onRetry={onRenew} fallbackFocus={fallbackFocus} />
      <NewPosts
        text={newPosts}
        isPending={posts.kind === 'ready' && posts.isRenewing}
        onShow={onRenew}
        fallbackFocus={fallbackFocus}
      />
      {posts.value?.length === 0 && (
        <EmptyState
          action={tab === 'authors' && <LinkButton href={authorsHref}>Найти авторов</LinkButton>}
          place={tab === 'authors' ? 'page' : 'tab'}
        >
          {empty[tab]}
        </EmptyState>
      )}
      {posts.value !== undefined && posts.value.length > 0 && <FeedPosts {...props} posts={posts.value} />}
    </>
  );
}
