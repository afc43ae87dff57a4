import { memo } from 'react';
import { Link } from 'react-aria-components/Link';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { ToggleButton, type ToggleButtonProps } from '../../primitives/ToggleButton/ToggleButton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './PostActions.css.ts';

/** A number of something with its name for a screen reader. */
export interface PostCount {
  /** The number as shown: «1 048». */
  readonly text: string;
  /** The number with its noun in the right form: «1 048 комментариев». */
  readonly label: string;
}

/** A reader's marks on a post. */
export interface PostMarks {
  readonly isLiked: boolean;
  readonly isBookmarked: boolean;
}

export interface PostActionsProps extends PostMarks {
  /** Title of the post, for screen readers. */
  title: string;
  /** Number of likes, «1 048»; `undefined` for a locked post, which cannot be liked. */
  likes: string | undefined;
  comments: PostCount;
  /** Address of the comments. @default nowhere yet: their number is text */
  commentsHref?: string | undefined;
  onLike: (isLiked: boolean) => void;
  onBookmark: (isBookmarked: boolean) => void;
  /** Hand on the post's address. @default no button for it */
  onShare?: (() => void) | undefined;
}

interface CommentsProps {
  /** Title of the post: two posts may have the same count. */
  title: string;
  count: PostCount;
  href: string | undefined;
}

const Comments = memo(function Comments({ title, count: { text, label }, href }: CommentsProps) {
  if (href === undefined) {
    return (
      <p className={css.count}>
        <Icon name="message" />
        <span aria-hidden="true">{text}</span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </p>
    );
  }
  return (
    <Link className={css.link} href={href} aria-label={`${label}: «${title}»`}>
      <Icon name="message" />
      {text}
    </Link>
  );
});

type BookmarkProps = Required<Pick<ToggleButtonProps, 'isSelected' | 'onChange'>>;

const Bookmark = memo(function Bookmark(props: BookmarkProps) {
  return <ToggleButton {...props} label="В закладках" icon="bookmark" />;
});

/** Actions of a post (design section 9). A mark changes at once and is never busy, because it can be undone. */
export function PostActions(props: PostActionsProps) {
  const { title, likes, comments, commentsHref, isLiked, isBookmarked, onLike, onBookmark, onShare } = props;
  return (
    <div className={css.actions} role="group" aria-label={`Пост «${title}»`}>
      {likes !== undefined && (
        <ToggleButton label={`Нравится: ${likes}`} icon="heart" isSelected={isLiked} onChange={onLike}>
          {likes}
        </ToggleButton>
      )}
      <Comments title={title} count={comments} href={commentsHref} />
      <Bookmark isSelected={isBookmarked} onChange={onBookmark} />
      {onShare && <IconButton label="Поделиться" icon="share" onPress={onShare} />}
    </div>
  );
}
