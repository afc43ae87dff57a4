import { memo } from 'react';
import { Link } from 'react-aria-components/Link';
import { Avatar, type AvatarProps } from '../../primitives/Avatar/Avatar.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as frame from './PostByline.css.ts';
import * as css from './PostByline.css.ts';

/** Author of a post. */
export interface PostAuthor {
  readonly name: string;
  readonly portrait: AvatarProps['portrait'];
  /** Address of the author's page. */
  readonly href: string;
}

export interface PostBylineProps {
  author: PostAuthor;
  /** Role and age of the post: «Музыкант · 2 часа назад». */
  meta: string;
}

/** The post's author, above the text (design section 9). */
export const PostByline = memo(function PostByline({ author, meta }: PostBylineProps) {
  return (
    <div className={frame.byline} data-part="byline">
      <Avatar portrait={author.portrait} size="regular" />
      <div>
        <Link className={css.name} href={author.href}>
          {author.name}
        </Link>
        <p className={css.meta}>{meta}</p>
      </div>
    </div>
  );
});

interface PostBylineSkeletonProps {
  /** Position in a list, or on the page of the post. */
  place: 'card' | 'page';
}

/** The place of a byline. The parent announces the loading. */
export function PostBylineSkeleton({ place }: PostBylineSkeletonProps) {
  return (
    <div className={frame.byline} data-part="byline">
      <Skeleton kind="avatar" />
      <div>
        <div className={css.postBylineSkeletonName}>
          <Skeleton />
        </div>
        <div className={css.postBylineSkeletonMeta[place]}>
          <Skeleton />
        </div>
      </div>
    </div>
  );
}
