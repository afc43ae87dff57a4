import { createContext, memo, type ReactNode, use } from 'react';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { Busy } from '../../primitives/Busy/Busy.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { EmptyState } from '../../sections/EmptyState/EmptyState.tsx';
import { LoadFailure } from '../../sections/LoadFailure/LoadFailure.tsx';
import { NewPosts } from '../../sections/NewPosts/NewPosts.tsx';
import { type FeedPageProps, type FeedTab, type PanelProps, tabs } from './feed.ts';
import { FeedPosts } from './FeedPagePosts.tsx';
import { PostsSkeleton } from './FeedPageSkeleton.tsx';

/** Props of the visible panel. */
export const PanelContext = createContext<PanelProps | undefined>(undefined);

function CurrentPanel() {
  const panel = use(PanelContext);
  return panel && <FeedTabPanel {...panel} />;
}

const items = tabs.map((item) => ({ ...item, content: <CurrentPanel /> }));

/**
 * The choice between the views of the feed. It has what the panel shows from a context: react-aria rebuilds its tabs
 * on every render, which would be a good part of the time of a heart.
 */
export const FeedTabs = memo(function FeedTabs({
  tab,
  onTabChange,
}: Pick<FeedPageProps, 'tab' | 'onTabChange'>) {
  return <Tabs label="Какие посты показать" items={items} selected={tab} onSelect={onTabChange} />;
});

/** Text of a tab without posts. */
const empty: Readonly<Record<FeedTab, string>> = {
  authors: 'Здесь появятся посты тех, кого вы читаете',
  all: 'Здесь появятся посты авторов',
  open: 'Открытых для всех постов пока нет',
  bookmarks: 'Сохраняйте посты закладкой под ними, и они найдутся здесь',
};

/** The next step of a tab without posts. */
function actionOf(tab: FeedTab, authorsHref: string, feedHref: string): ReactNode {
  if (tab === 'authors') return <LinkButton href={authorsHref}>Найти авторов</LinkButton>;
  if (tab !== 'bookmarks') return undefined;
  return (
    <LinkButton href={feedHref} kind="secondary">
      Открыть ленту
    </LinkButton>
  );
}

/** Posts of the visible tab, or their replacement. */
function FeedTabPanel(props: PanelProps) {
  const { tab, posts, newPosts, authorsHref, feedHref, onRenew, fallbackFocus } = props;
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
        <EmptyState action={actionOf(tab, authorsHref, feedHref)} place={tab === 'open' ? 'tab' : 'page'}>
          {empty[tab]}
        </EmptyState>
      )}
      {posts.value !== undefined && posts.value.length > 0 && <FeedPosts {...props} posts={posts.value} />}
    </>
  );
}
