import { useRef } from 'react';
import type { Action } from '#src/status/action.ts';
import type { Load } from '#src/status/load.ts';
import { Busy } from '../../primitives/Busy/Busy.tsx';
import { PageTitle } from '../../primitives/PageTitle/PageTitle.tsx';
import { TitleSkeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { AuthorList } from '../../sections/AuthorList/AuthorList.tsx';
import { AuthorListSkeleton } from '../../sections/AuthorList/AuthorListSkeleton.tsx';
import { LoadFailure } from '../../sections/LoadFailure/LoadFailure.tsx';
import { LoadMore, useFirstNewItem } from '../../sections/LoadMore/LoadMore.tsx';
import { AuthorItem, type AuthorView } from './AuthorItem.tsx';
import * as css from './AuthorsPage.css.ts';

export { type AuthorView } from './AuthorItem.tsx';

export interface AuthorsPageProps {
  authors: Load<readonly AuthorView[]>;
  /** The page after the shown authors; `undefined` after the last one. */
  more: Action | undefined;
  /** Load the authors once more, after a failure. */
  onRetry: () => void;
  /** Load the next page. */
  onMore: () => void;
  /** Subscribe to this one without paying. */
  onSubscribe: (id: AuthorView['id']) => void;
}

/** Authors one can subscribe to without paying. */
export function AuthorsPage({ authors, more, onRetry, onMore, onSubscribe }: AuthorsPageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const count = authors.kind === 'loading' ? 0 : (authors.value?.length ?? 0);
  const { list, remember } = useFirstNewItem(count, more?.kind === 'failed');

  if (authors.kind === 'loading')
    return (
      <Busy>
        <TitleSkeleton />
        <div className={css.list}>
          <AuthorListSkeleton />
        </div>
      </Busy>
    );
  return (
    <>
      <PageTitle ref={title}>Авторы</PageTitle>
      <LoadFailure load={authors} onRetry={onRetry} fallbackFocus={title} />
      {authors.value !== undefined && (
        <div className={css.list}>
          <AuthorList ref={list}>
            {authors.value.map((view) => (
              <AuthorItem key={view.id} view={view} onSubscribe={() => onSubscribe(view.id)} />
            ))}
          </AuthorList>
          <LoadMore
            more={more}
            onLoad={() => {
              remember();
              onMore();
            }}
          />
        </div>
      )}
    </>
  );
}
