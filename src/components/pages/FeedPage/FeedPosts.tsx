import type { Action } from '#src/status/action.ts';
import { Tabs } from '../../primitives/Tabs/index.ts';
import { EmptyState } from '../../sections/EmptyState/index.ts';
import { LoadMore, useFirstNewItem } from '../../sections/LoadMore/index.ts';
import { PostCard, type PostView } from '../../sections/PostCard/index.ts';
import * as css from './FeedPage.css.ts';
import * as frame from './frame.css.ts';

interface FeedPostsProps {
  posts: readonly PostView[];
  more: Action | undefined;
  onMore: () => void;
}

const filters = [
  { id: 'all', label: 'Все', passes: () => true },
  { id: 'open', label: 'Открытые', passes: (post: PostView) => post.access.kind === 'open' },
  { id: 'locked', label: 'По\u00a0подписке', passes: (post: PostView) => post.access.kind === 'locked' },
] as const;

/** Posts under the filters, and the button for the next page. */
export function FeedPosts({ posts, more, onMore }: FeedPostsProps) {
  return (
    <Tabs
      label="Какие посты показать"
      items={filters.map(({ id, label, passes }) => ({
        id,
        label,
        content: <PostList posts={posts.filter(passes)} more={more} onMore={onMore} />,
      }))}
    />
  );
}

function PostList({ posts, more, onMore }: FeedPostsProps) {
  const { list, remember } = useFirstNewItem(posts.length);
  return (
    <>
      {posts.length === 0 && <EmptyState place="tab">Таких постов пока{'\u00a0'}нет</EmptyState>}
      <ul className={frame.posts} ref={list}>
        {posts.map((post) => (
          <li className={css.post} key={post.id} tabIndex={-1}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
      <LoadMore
        more={more}
        onLoad={() => {
          remember();
          onMore();
        }}
      />
    </>
  );
}
