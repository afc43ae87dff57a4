import { memo, useCallback, useId } from 'react';
import { Link } from 'react-aria-components/Link';
import { hyphenate } from '#src/format/hyphenation.ts';
import { joinEmptyLines } from '#src/validation/index.ts';
import type { PictureView } from '../../primitives/Picture/Picture.tsx';
import { OwnPostMenu, type OwnPostMenuAction } from '../OwnPostMenu/OwnPostMenu.tsx';
import { PostActions, type PostCount, type PostMarks } from '../PostActions/PostActions.tsx';
import { PostByline, type PostAuthor } from '../PostByline/PostByline.tsx';
import { PostPicture } from '../PostPicture/PostPicture.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import * as css from './PostCard.css.ts';
import * as frame from './frame.css.ts';

/** The reader's access to a post. */
export type PostAccess =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'locked';
      /** Content and offer, in sentences. */
      readonly note: string;
      readonly offer: Offer;
    };

/** A post as the card shows it: every text is ready, nothing is left to compute. */
export interface PostView extends PostMarks {
  readonly id: number;
  /** Address of its page. */
  readonly href: string;
  /** Address of its comments. */
  readonly commentsHref: string;
  readonly title: string;
  readonly author: PostAuthor;
  /** Role and age of the post: «Музыкант · 2 часа назад». */
  readonly meta: string;
  /** Public part of the text; may be empty. */
  readonly teaser: string;
  readonly picture: PictureView | undefined;
  readonly access: PostAccess;
  /** Number of likes: «1 048». */
  readonly likes: string;
  readonly comments: PostCount;
  /** Its author has put it before the others. @default false */
  readonly isPinned?: boolean;
}

/** The menu of cards of the reader's own posts. */
export interface OwnCards {
  /** Address of the reader's page: posts whose author is there are their own. */
  readonly authorHref: string;
  /** Id of the post that they have pinned. */
  readonly pinned: number | undefined;
  readonly onAction: (id: number, action: OwnPostMenuAction) => void;
}

export interface PostCardProps {
  post: PostView;
  /** @default the reader writes nothing */
  own?: OwnCards | undefined;
  onLike: (id: number, isLiked: boolean) => void;
  onBookmark: (id: number, isBookmarked: boolean) => void;
}

/**
 * A post of the feed (design section 9): its beginning, or a curtain and what opens it. All of it leads to the post.
 * A heart has to answer at once, so only the parts that changed render again.
 */
export const PostCard = memo(function PostCard({ post, own, onLike, onBookmark }: PostCardProps) {
  const {
    id,
    href,
    commentsHref,
    title,
    author,
    meta,
    teaser,
    picture,
    access,
    likes,
    comments,
    isPinned,
    ...marks
  } = post;
  const titleId = useId();
  const bookmark = useCallback((isOn: boolean) => onBookmark(id, isOn), [id, onBookmark]);
  const isLocked = access.kind === 'locked';
  return (
    <article className={frame.card} aria-labelledby={titleId}>
      {isPinned === true && <p className={css.pinned}>Закреплён</p>}
      <div className={css.head}>
        <PostByline author={author} meta={meta} />
        {own?.authorHref === author.href && (
          <div className={css.menu}>
            <OwnPostMenu
              title={title}
              isPinned={own.pinned === id}
              onAction={(action) => own.onAction(id, action)}
            />
          </div>
        )}
      </div>
      <Heading id={titleId} href={href} title={title} />
      {teaser !== '' && <p className={css.teaser}>{joinEmptyLines(teaser)}</p>}
      {picture !== undefined && <PictureLink href={href} picture={picture} isLocked={isLocked} />}
      {access.kind === 'locked' && (
        <LockedGate note={access.note} offer={access.offer} href={href} title={title} />
      )}
      <div className={css.actions}>
        <PostActions
          {...marks}
          title={title}
          likes={isLocked ? undefined : likes}
          comments={comments}
          commentsHref={commentsHref}
          onLike={(isLiked) => onLike(id, isLiked)}
          onBookmark={bookmark}
        />
      </div>
    </article>
  );
});

interface HeadingProps {
  id: string;
  href: string;
  title: string;
}

const Heading = memo(function Heading({ id, href, title }: HeadingProps) {
  return (
    <h2 className={css.title} id={id}>
      <Link className={css.titleLink} href={href}>
        {hyphenate(title)}
      </Link>
    </h2>
  );
});

interface PictureLinkProps {
  href: string;
  picture: PictureView;
  isLocked: boolean;
}

/** This link is for the pointer: keyboard and screen reader use the title's link. */
const PictureLink = memo(function PictureLink({ href, picture, isLocked }: PictureLinkProps) {
  return (
    <div className={frame.media} data-part="picture" aria-hidden="true">
      <Link href={href} {...{ excludeFromTabOrder: true }}>
        <PostPicture picture={picture} place="card" isLocked={isLocked} />
      </Link>
    </div>
  );
});

/** The cheapest way to read a locked post. */
export type Offer =
  | { readonly kind: 'free' }
  | {
      readonly kind: 'paid';
      /** «500 руб/мес»; `undefined` if unknown. */
      readonly price: string | undefined;
    }
  /** Sold by itself. */
  | {
      readonly kind: 'sale';
      /** «150 руб.»; `undefined` while it has none. */
      readonly price: string | undefined;
    };

interface LockedGateProps {
  note: string;
  offer: Offer;
  /** The page of the post, where it can be opened. */
  href: string;
  /** Tells the links of several cards apart. */
  title: string;
}

/** Offer that opens a locked post. It is taken on the page of the post. */
const LockedGate = memo(function LockedGate({ note, offer, href, title }: LockedGateProps) {
  const label =
    offer.kind === 'sale' && offer.price !== undefined ? `Купить за ${offer.price}` : 'Открыть пост';
  return (
    <div className={css.gate}>
      <Icon name="lock" />
      <div>
        <h3 className={css.lockedGateTitle}>
          {offer.kind === 'sale' ? 'Закрытый пост' : 'Пост для подписчиков'}
        </h3>
        <p className={css.note}>{note}</p>
      </div>
      <div className={css.action}>
        {offer.kind === 'paid' && offer.price !== undefined && (
          <strong className={css.price}>{offer.price}</strong>
        )}
        <LinkButton
          href={href}
          kind={offer.kind === 'sale' ? 'primary' : 'secondary'}
          size="small"
          aria-label={`${label}: ${title}`}
        >
          {label}
        </LinkButton>
      </div>
    </div>
  );
});
