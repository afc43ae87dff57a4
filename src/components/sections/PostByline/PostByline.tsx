import { memo } from 'react';
import { Link } from 'react-aria-components/Link';
import { Avatar, type AvatarProps } from '../../primitives/Avatar/Avatar.tsx';
import * as frame from './frame.css.ts';
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
