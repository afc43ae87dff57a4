import { Skeleton, TextSkeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { PostBylineSkeleton } from '../../sections/PostByline/PostBylineSkeleton.tsx';
import * as css from './PostPage.css.ts';
import * as boxes from './PostPageSkeleton.css.ts';

/** Skeleton below the title of a post. The parent announces the loading. */
export function PostPageSkeleton() {
  return (
    <div>
      <div className={css.byline}>
        <PostBylineSkeleton place="page" />
      </div>
      <div className={css.teaser} data-part="text">
        <div className={boxes.line}>
          <Skeleton kind="line" />
        </div>
        <div className={boxes.line}>
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
