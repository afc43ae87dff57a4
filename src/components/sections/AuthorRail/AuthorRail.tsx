import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { hyphenate } from '#src/format/hyphenation.ts';
import { setRussian } from '#src/format/typesetting.ts';
import { joinEmptyLines } from '#src/validation/index.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { TextSkeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { PostAuthor } from '../PostByline/PostByline.tsx';
import * as css from './AuthorRail.css.ts';

/** Another post of the author. */
export interface OtherPost {
  readonly id: number;
  readonly href: string;
  readonly title: string;
  /** Date and content: «12 ноября · 8 фото». */
  readonly note: string;
}

export interface AuthorRailProps {
  author: PostAuthor;
  /** Occupation; may be empty. */
  role: string;
  /** The author's own words; may be empty; `undefined` while they load. */
  bio: string | undefined;
  /** `FollowButton`. @default one's own post, or the relation is unknown: no button */
  action?: ReactNode;
  /** The reason why following did not succeed. @default it did */
  failure?: string | undefined;
  /** Posts that the reader may read; without any the group is left out. */
  posts: readonly OtherPost[];
}

/** Column beside a post, below it on narrow screens: who wrote it, and what else there is to read (design section 14). */
export function AuthorRail({ author, role, bio, action, failure, posts }: AuthorRailProps) {
  return (
    <aside className={css.rail} aria-label="Автор поста">
      <section>
        <div className={css.person}>
          <Avatar portrait={author.portrait} href={author.href} size="large" isLazy />
          <div>
            <h2 className={css.title}>
              <Link className={css.name} href={author.href}>
                {author.name}
              </Link>
            </h2>
            {role !== '' && <p className={css.note}>{role}</p>}
          </div>
        </div>
        {bio === undefined && (
          <p className={css.bio}>
            <TextSkeleton length="longest" />
            <TextSkeleton length="long" />
          </p>
        )}
        {bio !== undefined && bio !== '' && <p className={css.bio}>{joinEmptyLines(bio)}</p>}
        {action !== undefined && <div className={css.action}>{action}</div>}
        {failure !== undefined && (
          <p className={css.failure} role="alert">
            {setRussian(failure)}
          </p>
        )}
      </section>
      {posts.length > 0 && (
        <section>
          <h2 className={css.title}>Ещё у автора</h2>
          <ul className={css.posts}>
            {posts.map(({ id, href, title, note }) => (
              <li className={css.post} key={id}>
                <Link className={css.postTitle} href={href}>
                  {hyphenate(title)}
                </Link>
                <p className={css.note}>{note}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}
