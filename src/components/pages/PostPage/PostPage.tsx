import { type ReactNode, useRef } from 'react';
import { hyphenate } from '#src/format/hyphenation.ts';
import type { Load } from '#src/status/load.ts';
import { joinEmptyLines } from '#src/validation/index.ts';
import type { PictureView } from '../../primitives/Picture/Picture.tsx';
import { BackLink } from '../../primitives/BackLink/BackLink.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Busy } from '../../primitives/Busy/Busy.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { LoadFailure } from '../../sections/LoadFailure/LoadFailure.tsx';
import { BuyBar } from '../../sections/BuyBar/BuyBar.tsx';
import { LockedOffers, type LockedOffersProps } from '../../sections/LockedOffers/LockedOffers.tsx';
import { OwnPostMenu, type OwnPostMenuProps } from '../../sections/OwnPostMenu/OwnPostMenu.tsx';
import { PostActions, type PostCount, type PostMarks } from '../../sections/PostActions/PostActions.tsx';
import { type BlockView, type Listening, PostBody } from '../../sections/PostBody/PostBody.tsx';
import { PostByline, type PostAuthor } from '../../sections/PostByline/PostByline.tsx';
import { Worth, type WorthProps } from '../../sections/Worth/Worth.tsx';
import { PostPicture } from '../../sections/PostPicture/PostPicture.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { type Neighbour, Neighbours } from './Neighbours.tsx';
import * as css from './PostPage.css.ts';
import { PostPageSkeleton } from './PostPageSkeleton.tsx';
import { useArrival } from './useArrival.ts';

/** Shown in place of the part that the reader may not read. */
interface Lock extends LockedOffersProps {
  /** Public text instead of the blocks if nothing is above the mark; may be empty. */
  readonly teaser: string;
  readonly picture: PictureView | undefined;
}

/** A post as its page shows it. */
export interface WholePostView extends PostMarks {
  readonly id: number;
  readonly title: string;
  readonly author: PostAuthor;
  /** Role and age: «Музыкант · 20 ноября». */
  readonly meta: string;
  /** The blocks that the reader may read: all of them, or those above the mark of a locked post. */
  readonly blocks: readonly BlockView[];
  /** Offers that open the post; `undefined` if it is open. */
  readonly lock: Lock | undefined;
  readonly likes: string;
  readonly comments: PostCount;
  /** Address of the comments. @default nowhere: their number is text */
  readonly commentsHref?: string | undefined;
  /** A moderator keeps it from everybody but its author, who reads this. @default false */
  readonly isHidden?: boolean;
  readonly previous: Neighbour | undefined;
  readonly next: Neighbour | undefined;
}

export interface PostPageProps {
  /** `missing`: there is none at this address. */
  post: Load<WholePostView> | { readonly kind: 'missing' };
  /** Its title where that is known before it is loaded. @default «Пост» */
  title?: string | undefined;
  /** Address of the feed. */
  feedHref: string;
  listening: Listening;
  /** The way to pay for an open post. @default it is not open to all, one's own, or nothing can be paid for here */
  worth?: WorthProps | undefined;
  /** Comments of the post. @default nothing */
  comments?: ReactNode;
  /** The author beside the post, below it on narrow screens. @default nothing */
  rail?: ReactNode;
  onLike: (isLiked: boolean) => void;
  onBookmark: (isBookmarked: boolean) => void;
  onShare: () => void;
  /** The menu of one's own post. @default it is another person's */
  own?: Omit<OwnPostMenuProps, 'title'> | undefined;
  /** Opens the complaint; absent on one's own post. @default one cannot: it is one's own */
  onReport?: (() => void) | undefined;
  /** Load the post once more, after a failure. */
  onRetry: () => void;
}

/**
 * A post to read, or what opens it (design section 14). Its heading is there from the first moment, and takes the
 * focus.
 */
export function PostPage({ post, title = 'Пост', feedHref, rail, onRetry, ...rest }: PostPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const value = post.kind === 'loading' || post.kind === 'missing' ? undefined : post.value;
  return (
    <div className={css.layout}>
      <article className={css.column}>
        <BackLink href={feedHref}>Лента</BackLink>
        <h1 className={css.title} ref={heading} tabIndex={-1}>
          {post.kind === 'missing' ? 'Такого поста нет' : hyphenate(value?.title ?? title)}
        </h1>
        {post.kind === 'missing' && <MissingPost feedHref={feedHref} />}
        {post.kind === 'loading' && (
          <Busy>
            <PostPageSkeleton />
          </Busy>
        )}
        {post.kind !== 'missing' && <LoadFailure load={post} onRetry={onRetry} fallbackFocus={heading} />}
        {value && <Post key={value.id} post={value} {...rest} />}
      </article>
      {value && rail}
    </div>
  );
}

type PostProps = Omit<PostPageProps, 'post' | 'title' | 'feedHref' | 'rail' | 'onRetry'> & {
  post: WholePostView;
};

function Post({
  post,
  worth,
  comments: said,
  listening,
  onLike,
  onBookmark,
  onShare,
  own,
  onReport,
}: PostProps) {
  const { title, author, meta, blocks, lock, likes, comments, commentsHref, previous, next } = post;
  const { isHidden = false, isLiked, isBookmarked } = post;
  const { arrival, isOpened } = useArrival(blocks, lock !== undefined);
  return (
    <>
      <div className={css.byline}>
        <PostByline author={author} meta={meta} />
        {own && (
          <div className={css.more}>
            <OwnPostMenu title={title} {...own} />
          </div>
        )}
        {onReport && (
          <div className={css.more}>
            <Menu items={[{ id: 'report', label: 'Пожаловаться на пост' }]} onAction={onReport}>
              <IconButton label="Действия с постом" icon="more" />
            </Menu>
          </div>
        )}
      </div>
      {isHidden && (
        <div className={css.hidden}>
          <Banner tone="info">
            Пост скрыт модератором, его видите только вы. Если это ошибка, напишите в поддержку
          </Banner>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{isOpened && 'Пост открыт'}</span>
      </VisuallyHidden>
      {blocks.length > 0 && <PostBody blocks={blocks} listening={listening} arrival={arrival} />}
      {lock && (
        <>
          {blocks.length === 0 && lock.teaser !== '' && (
            <p className={css.teaser}>{joinEmptyLines(lock.teaser)}</p>
          )}
          {lock.picture && (
            <div className={blocks.length > 0 || lock.teaser !== '' ? css.curtain : undefined}>
              <PostPicture picture={lock.picture} place="page" isLocked />
            </div>
          )}
          <div className={lock.picture === undefined ? css.offers : undefined}>
            <LockedOffers inside={lock.inside} opening={lock.opening} />
          </div>
          <SaleBar opening={lock.opening} />
        </>
      )}
      <div className={css.actions}>
        <PostActions
          title={title}
          likes={lock === undefined ? likes : undefined}
          comments={comments}
          commentsHref={commentsHref}
          isLiked={isLiked}
          isBookmarked={isBookmarked}
          onLike={onLike}
          onBookmark={onBookmark}
          onShare={onShare}
        />
      </div>
      {worth && (
        <div className={css.worth}>
          <Worth {...worth} />
        </div>
      )}
      <Neighbours previous={previous} next={next} />
      {said}
    </>
  );
}

function SaleBar({ opening }: Pick<Lock, 'opening'>) {
  if (opening.kind !== 'sale' || opening.price === undefined || opening.purchase === undefined) return null;
  const { isPending, onBuy } = opening.purchase;
  return <BuyBar price={opening.price} isPending={isPending} onBuy={onBuy} />;
}

interface MissingPostProps {
  /** Address of the feed. */
  feedHref: string;
}

/** Text under the heading of a missing post. */
function MissingPost({ feedHref }: MissingPostProps) {
  return (
    <>
      <p className={css.missing}>Автор его убрал, или в адресе опечатка.</p>
      <Inline>
        <LinkButton href={feedHref}>В ленту</LinkButton>
      </Inline>
    </>
  );
}
