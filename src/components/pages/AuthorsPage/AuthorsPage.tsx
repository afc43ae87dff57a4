import { useRef } from 'react';
import { Banner } from '../../primitives/Banner/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { TitleSkeleton } from '../../primitives/Skeleton/index.ts';
import { useFocusHeir } from '../../primitives/useFocusHeir.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { authorList, AuthorRowSkeleton } from '../../sections/AuthorRow/index.ts';
import { LoadMore, type LoadMoreStatus, useFirstNewItem } from '../../sections/LoadMore/index.ts';
import { AuthorItem, type AuthorView } from './AuthorItem.tsx';
import * as css from './AuthorsPage.css.ts';

/** What is known about the authors. */
export type AuthorsStatus =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'ready'; readonly authors: readonly AuthorView[]; readonly more: LoadMoreStatus };

export interface AuthorsPageProps {
  status: AuthorsStatus;
  /** Load the first page once more, after an error. */
  onRetry: () => void;
  /** Load the next page. */
  onMore: () => void;
  /** Subscribe to this one without paying. */
  onSubscribe: (id: AuthorView['id']) => void;
}

/** Authors one can subscribe to without paying. */
export function AuthorsPage({ status, onRetry, onMore, onSubscribe }: AuthorsPageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const failure = useFocusHeir(title);
  const { list, remember } = useFirstNewItem(status.kind === 'ready' ? status.authors.length : 0);

  if (status.kind === 'loading')
    return (
      <div aria-busy="true">
        <VisuallyHidden>
          <span role="status">Загрузка</span>
        </VisuallyHidden>
        <TitleSkeleton />
        <div className={css.list}>
          <div className={authorList}>
            <AuthorRowSkeleton />
            <AuthorRowSkeleton />
            <AuthorRowSkeleton />
          </div>
        </div>
      </div>
    );
  return (
    <>
      <h1 className={css.title} ref={title} tabIndex={-1}>
        Авторы
      </h1>
      {status.kind === 'error' && (
        <div className={css.failure} ref={failure}>
          <Banner tone="error">{status.message}</Banner>
          <Button kind="secondary" onPress={onRetry}>
            Загрузить ещё раз
          </Button>
        </div>
      )}
      {status.kind === 'ready' && (
        <div className={css.list}>
          <ul className={authorList} ref={list}>
            {status.authors.map((view) => (
              <AuthorItem key={view.id} view={view} onSubscribe={() => onSubscribe(view.id)} />
            ))}
          </ul>
          <LoadMore
            status={status.more}
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
