import { LoadMore, useFirstNewItem } from '../../sections/LoadMore/LoadMore.tsx';
import { useFocusOn } from '../../primitives/focus.ts';
import { PostCard, type PostView } from '../../sections/PostCard/PostCard.tsx';
import type { PanelProps } from './feed.ts';
import * as css from './FeedPage.css.ts';
import * as frame from './frame.css.ts';

interface FeedPostsProps extends Pick<PanelProps, 'more' | 'own' | 'onMore' | 'onLike' | 'onBookmark'> {
  posts: readonly PostView[];
}

/** Cards of posts, then the button for the next page or the end. */
export function FeedPosts({ posts, more, own, onMore, onLike, onBookmark }: FeedPostsProps) {
  const { list, remember } = useFirstNewItem(posts.length, more?.kind === 'failed');
  // The card that had the focus is gone: the next one gets it.
  useFocusOn(
    posts,
    (previous) => {
      if (previous.length !== posts.length + 1 || document.activeElement !== document.body) return undefined;
      const gone = previous.findIndex(({ id }) => !posts.some((post) => post.id === id));
      const next = list.current?.children[Math.min(gone, posts.length - 1)];
      return next instanceof HTMLElement ? next : undefined;
    },
    { preventScroll: true },
  );
  return (
    <>
      <ul className={frame.posts} data-part="posts" ref={list}>
        {posts.map((post) => (
          <li className={css.post} key={post.id} tabIndex={-1}>
            <PostCard post={post} own={own} onLike={onLike} onBookmark={onBookmark} />
          </li>
        ))}
      </ul>
      {more === undefined ? (
        <p className={css.end}>Больше постов нет</p>
      ) : (
        <LoadMore
          more={more}
          onLoad={() => {
            remember();
            onMore();
          }}
        />
      )}
    </>
  );
}
