import type { ReactNode, Ref } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { hyphenate } from '#src/format/hyphenation.ts';
import { joinEmptyLines } from '#src/validation/index.ts';
import { Avatar, type AvatarProps } from '../../primitives/Avatar/Avatar.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { Skeleton, TextSkeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './AuthorSummary.css.ts';

export interface AuthorSummaryProps {
  author: {
    readonly name: string;
    readonly portrait: AvatarProps['portrait'];
    /** The author's page; `undefined` if unknown. */
    readonly href: string | undefined;
  };
  /** Occupation and number of followers: «Музыкант · 1 920 подписчиков»; may be empty. */
  about: string;
  /** The author's own words; may be empty. */
  bio: string;
  /** The newest post, with its age and audience: «вчера, для подписчиков». @default there is none */
  lastPost?: { readonly href: string; readonly title: string; readonly note: string } | undefined;
  /** The cheapest tier in kopecks per month; `null` without tiers. @default unknown */
  price?: { readonly kopecks: number; readonly isOnly: boolean } | null | undefined;
  /** The button, or `AuthorState` in its place. */
  action: ReactNode;
  /** Error of the last press of the button. @default nothing is seen */
  error?: string | undefined;
  /** Lets it take the focus of a button that disappears. */
  ref?: Ref<HTMLLIElement>;
}

/** An author in the list to choose from: what they write, since when, and for how much (design section 14). */
export function AuthorSummary(props: AuthorSummaryProps) {
  const { author, about, bio, lastPost, price, action, error, ref } = props;
  const name = hyphenate(author.name);
  return (
    <li className={css.item} ref={ref} tabIndex={ref === undefined ? undefined : -1}>
      <div className={css.row} data-part="row">
        <div className={css.avatar}>
          <Avatar portrait={author.portrait} size="listed" href={author.href} isLazy />
        </div>
        <div>
          <h2 className={css.name}>
            {author.href === undefined ? (
              name
            ) : (
              <AriaLink className={css.link} href={author.href}>
                {name}
              </AriaLink>
            )}
          </h2>
          {about !== '' && <p className={css.note}>{about}</p>}
        </div>
        {bio !== '' && <p className={css.bio}>{joinEmptyLines(bio)}</p>}
        {lastPost !== undefined && (
          <div className={css.lastPost}>
            <Link href={lastPost.href}>{hyphenate(lastPost.title)}</Link>
            <p className={css.note}>{lastPost.note}</p>
          </div>
        )}
        <div className={css.offer} data-part="offer">
          {price !== undefined && <Price price={price} />}
          {action}
        </div>
      </div>
      <Banner tone="error">{error}</Banner>
    </li>
  );
}

function Price({ price }: { price: NonNullable<AuthorSummaryProps['price']> | null }) {
  if (price === null) return <p className={css.price}>без платных уровней</p>;
  return (
    <p className={css.price}>
      {!price.isOnly && 'от '}
      <span className={css.sum}>
        <Money kopecks={price.kopecks} isStrong />
      </span>{' '}
      в месяц
    </p>
  );
}

/** Stands in place of the button of a reader who follows already: «Вы следите». */
export function AuthorState({ children }: { children: ReactNode }) {
  return (
    <p className={css.state}>
      <Icon name="check" size="small" />
      {children}
    </p>
  );
}

/** Place of an author's summary. The parent announces the loading. */
export function AuthorSummarySkeleton() {
  return (
    <div className={css.item} data-part="item">
      <div className={css.row} data-part="row">
        <div className={css.avatar}>
          <Skeleton />
        </div>
        <div>
          <div className={css.name}>
            <TextSkeleton length="medium" />
          </div>
          <div className={css.note}>
            <TextSkeleton length="longest" />
          </div>
        </div>
        <div className={css.bio}>
          <TextSkeleton length="longest" />
          <TextSkeleton length="long" />
        </div>
        <div className={css.lastPost}>
          <TextSkeleton length="longest" />
          <div className={css.note}>
            <TextSkeleton length="short" />
          </div>
        </div>
        <div className={css.offer} data-part="offer">
          <div className={css.note}>
            <TextSkeleton length="medium" />
          </div>
          <div className={css.button}>
            <Skeleton />
          </div>
        </div>
      </div>
    </div>
  );
}
