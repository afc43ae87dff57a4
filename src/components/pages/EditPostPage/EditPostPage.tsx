import { type ReactNode, useRef } from 'react';
import type { Load } from '#src/status/load.ts';
import { BackLink } from '../../primitives/BackLink/BackLink.tsx';
import { Busy } from '../../primitives/Busy/Busy.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { EmptyState } from '../../sections/EmptyState/EmptyState.tsx';
import { LoadFailure } from '../../sections/LoadFailure/LoadFailure.tsx';
import { Skeleton, TitleSkeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './EditPostPage.css.ts';
import { OtherTab, type OtherTabProps } from './OtherTab.tsx';
import { type EditedPost, Writing } from './Writing.tsx';

export type { EditedPost, WritingPopup } from './Writing.tsx';

export interface EditPostPageProps {
  /** `missing`: there is none at this address, or it is another author's. `otherTab`: another tab writes it. */
  post: Load<EditedPost> | { readonly kind: 'missing' } | ({ readonly kind: 'otherTab' } & OtherTabProps);
  /** Name of the page for screen readers: the title of the post is a field. */
  heading: 'Новый пост' | 'Правка поста';
  /** The list of the author's own posts. */
  postsHref: string;
  /** Load the post once more, after a failure. */
  onRetry: () => void;
}

/** The author's editor: the text, its save status, access and publication (design section 14). */
export function EditPostPage({ post, heading, postsHref, onRetry }: EditPostPageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  if (post.kind === 'otherTab') return <OtherTab {...post} postsHref={postsHref} />;
  const value = post.kind === 'loading' || post.kind === 'missing' ? undefined : post.value;
  return (
    <>
      <h1 className={css.heading} ref={title} tabIndex={-1}>
        <VisuallyHidden>{heading}</VisuallyHidden>
      </h1>
      {post.kind === 'loading' && (
        <Busy>
          <EditPostSkeleton />
        </Busy>
      )}
      {post.kind !== 'loading' && value === undefined && <BackLink href={postsHref}>Мои посты</BackLink>}
      {post.kind === 'missing' ? (
        <EmptyState>Такого поста у вас нет</EmptyState>
      ) : (
        <LoadFailure load={post} onRetry={onRetry} fallbackFocus={title} />
      )}
      {value && <Writing {...value} postsHref={postsHref} />}
    </>
  );
}

/** The white sheet of the editor, for anything that replaces it. */
export const Sheet = ({ children }: { children: ReactNode }) => (
  <div className={css.sheet} data-sheet="">
    {children}
  </div>
);

/** Sheet and panels before the post is loaded. The parent announces the loading. */
export function EditPostSkeleton() {
  return (
    <div className={css.layout} data-part="layout">
      <div>
        <div className={css.bar} data-part="bar">
          <div className={css.editPostSkeletonStatus}>
            <Skeleton />
          </div>
        </div>
        <Sheet>
          <TitleSkeleton />
          <Skeleton kind="line" />
          <Skeleton kind="line" width="most" />
          <Skeleton kind="line" width="half" />
        </Sheet>
      </div>
      <div className={css.rail}>
        <div className={css.panel}>
          {['everyone', 'followers', 'tiers'].map((row) => (
            <div className={css.radio} key={row}>
              <Skeleton />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
