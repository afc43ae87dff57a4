import type { ReactNode, Ref } from 'react';
import { Link } from 'react-aria-components/Link';
import { hyphenate } from '#src/format/hyphenation.ts';
import { Avatar, type AvatarProps } from '../../primitives/Avatar/Avatar.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Skeleton, TextSkeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './AuthorRow.css.ts';

export interface AuthorRowProps {
  author: {
    readonly name: string;
    readonly portrait: AvatarProps['portrait'];
    /** The author's page; `undefined` if unknown. */
    readonly href: string | undefined;
  };
  /** Role and tier: «Музыкант · «Партер»». */
  meta: string;
  /** Price, if known, and period. */
  terms: { readonly price: string | undefined; readonly term: string };
  /** The button, or its replacement. @default none */
  action?: ReactNode;
  /** Error of the last press of the button. @default nothing is seen */
  error?: string | undefined;
  /** Lets it take the focus of a button that disappears. */
  ref?: Ref<HTMLLIElement>;
}

/** An author in the list of subscriptions. */
export function AuthorRow({ author, meta, terms, action, error, ref }: AuthorRowProps) {
  const name = hyphenate(author.name);
  return (
    <li className={css.item} ref={ref} tabIndex={ref === undefined ? undefined : -1}>
      <div className={css.row} data-part="row">
        <Avatar portrait={author.portrait} size="large" href={author.href} />
        <div>
          <h2 className={css.name}>
            {author.href === undefined ? (
              name
            ) : (
              <Link className={css.link} href={author.href}>
                {name}
              </Link>
            )}
          </h2>
          <p className={css.note}>{meta}</p>
        </div>
        <div className={css.terms} data-part="terms">
          {terms.price !== undefined && <Price text={terms.price} />}
          <p className={css.note}>{terms.term}</p>
        </div>
        {action !== undefined && (
          <div className={css.action} data-part="action">
            {action}
          </div>
        )}
      </div>
      <Banner tone="error">{error}</Banner>
    </li>
  );
}

/** «300 руб/мес»: the amount and the words in typefaces of their own. */
function Price({ text }: { text: string }) {
  const amount = /^[\d\s,]*\d/.exec(text)?.[0] ?? '';
  return (
    <div className={css.price}>
      {amount !== '' && <span className={css.amount}>{amount}</span>}
      {text.slice(amount.length)}
    </div>
  );
}

/** Place of an author's row. The parent announces the loading. */
export function AuthorRowSkeleton() {
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
        <div className={css.terms} data-part="terms">
          <div className={css.price}>
            <TextSkeleton length="short" />
          </div>
          <div className={css.note}>
            <TextSkeleton length="long" />
          </div>
        </div>
        <div className={css.action} data-part="action">
          <div className={css.button}>
            <Skeleton />
          </div>
        </div>
      </div>
    </div>
  );
}
