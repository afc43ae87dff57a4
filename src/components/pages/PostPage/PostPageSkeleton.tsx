import { Skeleton, TextSkeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { PostBylineSkeleton } from '../../sections/PostByline/PostByline.tsx';
import { BackLink } from '../../primitives/BackLink/BackLink.tsx';
import { Busy } from '../../primitives/Busy/Busy.tsx';
import * as css from './PostPage.css.ts';
import * as boxes from './PostPage.css.ts';

/** Skeleton below the title of a post. The parent announces the loading. */
export function PostPageSkeleton() {
  return (
    <div>
      <div className={css.byline}>
        <PostBylineSkeleton place="page" />
      </div>
      <div className={css.teaser} data-part="text">
        <div className={boxes.postPageSkeletonLine}>
          <Skeleton kind="line" />
        </div>
        <div className={boxes.postPageSkeletonLine}>
          <Skeleton kind="line" />
        </div>
        <div className={boxes.lastLine}>
          <Skeleton kind="line" />
        </div>
      </div>
    </div>
  );
}

/** The place of a post and its title. The parent announces the loading. */
export function WholePostSkeleton() {
  return (
    <div className={css.column}>
      <div className={css.words} data-part="title">
        <TextSkeleton length="title" />
      </div>
      <PostPageSkeleton />
    </div>
  );
}

interface PostPageWaitProps {
  /** Address of the feed. */
  feedHref: string;
}

/** Page of a post while its code loads. It has no heading, which would take the focus and disappear. */
export function PostPageWait({ feedHref }: PostPageWaitProps) {
  return (
    <>
      <BackLink href={feedHref}>Лента</BackLink>
      <Busy>
        <WholePostSkeleton />
      </Busy>
    </>
  );
}
