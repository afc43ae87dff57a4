import { Banner } from '../../primitives/Banner/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Mark } from '../../primitives/Mark/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import type { LoadMoreStatus } from '../../sections/LoadMore/index.ts';
import type { PostView } from '../../sections/PostCard/index.ts';
import * as css from './FeedPage.css.ts';
import * as frame from './frame.css.ts';
import { FeedPosts } from './FeedPosts.tsx';
import { FeedSkeleton } from './FeedSkeleton.tsx';

/** What is known about the feed; an empty feed is `ready` with no posts. */
export type FeedStatus =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'ready'; readonly posts: readonly PostView[]; readonly more: LoadMoreStatus };

export interface FeedPageProps {
  status: FeedStatus;
  /** Load the first page once more, after an error. */
  onRetry: () => void;
  /** Load the next page. */
  onMore: () => void;
  /** The price button of a locked post was pressed. */
  onSubscribe: (id: number) => void;
}

/** The feed (DESIGN.md section 9): filters, post cards, the next page on request. */
export function FeedPage({ status, onRetry, onMore, onSubscribe }: FeedPageProps) {
  switch (status.kind) {
    case 'loading':
      return (
        <div aria-busy="true">
          <VisuallyHidden>
            <span role="status">Загрузка</span>
          </VisuallyHidden>
          <FeedSkeleton />
        </div>
      );
    case 'error':
      return (
        <div className={frame.column}>
          <Title />
          <div className={css.message}>
            <Banner tone="error">{status.message}</Banner>
            <Button kind="secondary" onPress={onRetry}>
              Загрузить ещё раз
            </Button>
          </div>
        </div>
      );
    case 'ready':
      return (
        <div className={frame.column}>
          <Title />
          {status.posts.length === 0 ? (
            <div className={css.message}>
              <div className={css.messageArt}>
                <Mark />
              </div>
              <p className={css.messageTitle}>
                Здесь появятся посты авторов. Пока{'\u00a0'}их{'\u00a0'}нет.
              </p>
            </div>
          ) : (
            <FeedPosts posts={status.posts} more={status.more} onMore={onMore} onSubscribe={onSubscribe} />
          )}
        </div>
      );
  }
}

function Title() {
  return (
    <h1 className={css.title} tabIndex={-1}>
      Лента
    </h1>
  );
}
