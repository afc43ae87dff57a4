import { Skeleton, TextSkeleton } from '../../primitives/Skeleton/index.ts';
import { byline } from '../../sections/PostByline/index.ts';
import * as css from './PostPage.css.ts';
import * as boxes from './PostPageSkeleton.css.ts';

/** Place of what stands under the title of a post. Silent: its owner speaks. */
export function PostPageSkeleton() {
  return (
    <div>
      <div className={css.byline}>
        <div className={byline}>
          <Skeleton kind="avatar" />
          <div>
            <div className={boxes.name}>
              <Skeleton />
            </div>
            <div className={boxes.meta}>
              <Skeleton />
            </div>
          </div>
        </div>
      </div>
      <div className={css.teaser}>
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

/** Place of a post and its title. Silent as well. */
export function WholePostSkeleton() {
  return (
    <>
      <div className={css.words}>
        <TextSkeleton length="title" />
      </div>
      <PostPageSkeleton />
    </>
  );
}
