import { Link } from 'react-aria-components/Link';
import { Icon } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { ToggleButton } from '../../primitives/ToggleButton/index.ts';
import * as css from './PostActions.css.ts';

/** A number of something with its name for a screen reader. */
export interface PostCount {
  /** The number as shown: «1 048». */
  readonly text: string;
  /** The number with its noun in the right form: «1 048 комментариев». */
  readonly label: string;
}

/** What a reader has put on a post. */
export interface PostMarks {
  readonly isLiked: boolean;
  readonly isBookmarked: boolean;
}

export interface PostActionsProps extends PostMarks {
  /** Which post it is, for screen readers. */
  title: string;
  /** How many like it, «1 048»; `undefined` for a post that one may not read: it cannot be liked. */
  likes: string | undefined;
  comments: PostCount;
  /** Where the comments are. */
  commentsHref: string;
  onLike: (isLiked: boolean) => void;
  onBookmark: (isBookmarked: boolean) => void;
  /** Hand on the post's address. @default no button for it */
  onShare?: (() => void) | undefined;
}

/** What one can do with a post. A mark changes at once and is never busy: it can be taken back. */
export function PostActions(props: PostActionsProps) {
  const { title, likes, comments, commentsHref, isLiked, isBookmarked, onLike, onBookmark, onShare } = props;
  return (
    <div className={css.actions} role="group" aria-label={`Пост «${title}»`}>
      {likes !== undefined && (
        <ToggleButton label={`Нравится: ${likes}`} icon="heart" isSelected={isLiked} onChange={onLike}>
          {likes}
        </ToggleButton>
      )}
      <Link className={css.link} href={commentsHref} aria-label={comments.label}>
        <Icon name="message" />
        {comments.text}
      </Link>
      <ToggleButton label="В закладках" icon="bookmark" isSelected={isBookmarked} onChange={onBookmark} />
      {onShare && <IconButton label="Поделиться" icon="share" onPress={onShare} />}
    </div>
  );
}
