import { LoadMore, useFirstNewItem } from '../../sections/LoadMore/LoadMore.tsx';
import { PostCard, type PostView } from '../../sections/PostCard/PostCard.tsx';
import type { PanelProps } from './feed.ts';
import * as css from './FeedPage.css.ts';
import * as frame from './frame.css.ts';

interface FeedPostsProps extends Pick<PanelProps, 'more' | 'onMore' | 'onLike' | 'onBookmark'> {
  posts: readonly PostView[];
}

/** Cards of posts, then the button for the next page or the end. */
export function FeedPosts({ posts, more, onMore, onLike, onBookmark }: FeedPostsProps) {
  const { list, remember } = useFirstNewItem(posts.length, more?.kind === 'failed');
  return (
    <>
      <ul className={frame.posts} data-part="posts" ref={list}>
        {posts.map((post) => (
          <li className={css.post} key={post.id} tabIndex={-1}>
            <PostCard post={post} onLike={onLike} onBookmark={onBookmark} />
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
