import { useLayoutEffect, useRef, useState } from 'react';
import { Banner } from '../../primitives/Banner/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Tabs } from '../../primitives/Tabs/index.ts';
import { PostCard, type PostView } from '../../sections/PostCard/index.ts';
import * as css from './FeedPage.css.ts';
import * as frame from './frame.css.ts';

/** The page after the shown ones. */
export type FeedMore =
  | { readonly kind: 'none' }
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly message: string };

interface FeedPostsProps {
  posts: readonly PostView[];
  more: FeedMore;
  onMore: () => void;
  onSubscribe: (id: number) => void;
}

const filters = [
  { id: 'all', label: 'Все', passes: () => true },
  { id: 'open', label: 'Открытые', passes: (post: PostView) => post.access.kind === 'open' },
  { id: 'locked', label: 'По\u00a0подписке', passes: (post: PostView) => post.access.kind === 'locked' },
] as const;

/** Posts under the filters, and the button for the next page. */
export function FeedPosts({ posts, more, onMore, onSubscribe }: FeedPostsProps) {
  return (
    <Tabs
      label="Какие посты показать"
      items={filters.map(({ id, label, passes }) => ({
        id,
        label,
        content: (
          <PostList posts={posts.filter(passes)} onSubscribe={onSubscribe} more={more} onMore={onMore} />
        ),
      }))}
    />
  );
}

function PostList({ posts, more, onMore, onSubscribe }: FeedPostsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState<number>();

  // The reader goes on from the first new post: the button that had focus moves down or disappears.
  useLayoutEffect(() => {
    if (shown === undefined || posts.length <= shown) return;
    const first = list.current?.children[shown];
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
    setShown(undefined);
  }, [posts.length, shown]);

  return (
    <>
      {posts.length === 0 && <p className={css.messageTitle}>Таких постов пока{'\u00a0'}нет.</p>}
      <ul className={frame.posts} ref={list}>
        {posts.map((post) => (
          <li className={css.post} key={post.id} tabIndex={-1}>
            <PostCard post={post} onSubscribe={onSubscribe} />
          </li>
        ))}
      </ul>
      {more.kind !== 'none' && (
        <div className={css.more}>
          <Banner tone="error">{more.kind === 'error' ? more.message : undefined}</Banner>
          <Button
            kind="outline"
            isPending={more.kind === 'loading'}
            onPress={() => {
              setShown(posts.length);
              onMore();
            }}
          >
            {more.kind === 'loading' ? 'Загрузка...' : 'Показать ещё'}
          </Button>
        </div>
      )}
    </>
  );
}
