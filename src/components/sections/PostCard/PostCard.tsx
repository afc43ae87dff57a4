import { useId } from 'react';
import { Art, type ArtName } from '../../primitives/Art/index.ts';
import { Avatar, type AvatarProps } from '../../primitives/Avatar/index.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { LockedGate } from './LockedGate.tsx';
import * as css from './PostCard.css.ts';
import * as frame from './frame.css.ts';

/** An open post has a body; a locked one has none, not even hidden. */
export type PostAccess =
  | { readonly kind: 'open'; readonly body: string }
  | {
      readonly kind: 'locked';
      /** What opens the post, in a sentence. */
      readonly note: string;
      /** Of the tier that opens it: «500 руб/мес»; `undefined` when the server does not say. */
      readonly price: string | undefined;
    };

/** A number of something with its name for a screen reader. */
export interface PostCount {
  /** The number as shown: «1 048». */
  readonly text: string;
  /** The number with its noun in the right form: «1 048 комментариев». */
  readonly label: string;
}

/** A post as the card shows it: every text is ready, nothing is left to compute. */
export interface PostView {
  readonly id: number;
  readonly title: string;
  readonly author: { readonly name: string; readonly portrait: AvatarProps['portrait'] };
  /** Role and age of the post: «Музыкант · 2 часа назад». */
  readonly meta: string;
  /** Illustration, or `undefined` for a post without a picture. */
  readonly image: ArtName | undefined;
  readonly access: PostAccess;
  readonly likes: PostCount;
  readonly comments: PostCount;
}

export interface PostCardProps {
  post: PostView;
}

/** A post of the feed (design section 9): open with its text, or behind a curtain with the price of the tier. */
export function PostCard({ post }: PostCardProps) {
  const { title, author, meta, image, access, likes, comments } = post;
  const titleId = useId();
  return (
    <article className={frame.card} aria-labelledby={titleId}>
      <header className={frame.head}>
        <Avatar portrait={author.portrait} size="regular" />
        <div>
          <div className={css.author}>{author.name}</div>
          <p className={css.meta}>{meta}</p>
        </div>
      </header>
      <h2 className={css.title} id={titleId}>
        {title}
      </h2>
      {access.kind === 'open' && <p className={css.body}>{access.body}</p>}
      {image !== undefined && (
        <div className={css.media}>
          <div className={css.picture[access.kind]}>
            <Art name={image} />
          </div>
          {access.kind === 'locked' && (
            <>
              <span className={css.curtain} />
              <span className={css.curtain} />
            </>
          )}
        </div>
      )}
      {access.kind === 'locked' ? (
        <LockedGate note={access.note} price={access.price} />
      ) : (
        <div className={css.counts}>
          <Count icon="heart" {...likes} />
          <Count icon="message" {...comments} />
        </div>
      )}
    </article>
  );
}

/** Text, not a button: there is nothing to press yet. */
function Count({ icon, text, label }: PostCount & { icon: 'heart' | 'message' }) {
  return (
    <p className={css.count}>
      <Icon name={icon} />
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </p>
  );
}
