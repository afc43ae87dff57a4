import { useRef } from 'react';
import { type Action, failureOf } from '#src/status/action.ts';
import type { Load } from '#src/status/load.ts';
import { Busy } from '../../primitives/Busy/Busy.tsx';
import { PageTitle } from '../../primitives/PageTitle/PageTitle.tsx';
import { TitleSkeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { AuthorList, AuthorListSkeleton } from '../../sections/AuthorList/AuthorList.tsx';
import { LoadFailure } from '../../sections/LoadFailure/LoadFailure.tsx';
import { LoadMore, useFirstNewItem } from '../../sections/LoadMore/LoadMore.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useFallbackFocus } from '../../primitives/focus.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { AuthorRow, type AuthorRowProps } from '../../sections/AuthorRow/AuthorRow.tsx';
import * as css from './AuthorsPage.css.ts';

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

export interface AuthorView {
  readonly id: number;
  readonly author: AuthorRowProps['author'];
  /** Occupation and number of followers: «Музыкант · 1 920 подписчиков». */
  readonly about: string;
  /** The reader's subscribing; `done` for whom they read already. */
  readonly subscription: Action;
}

interface AuthorItemProps {
  view: AuthorView;
  onSubscribe: () => void;
}

/** An author with a button to subscribe for free; the row gets the focus of the button that disappears. */
function AuthorItem({ view, onSubscribe }: AuthorItemProps) {
  const { author, about, subscription } = view;
  const row = useRef<HTMLLIElement>(null);
  const button = useFallbackFocus(row);
  const isPending = subscription.kind === 'pending';
  const isDone = subscription.kind === 'done';
  return (
    <AuthorRow
      ref={row}
      author={author}
      meta={about}
      action={
        isDone ? (
          <p className={css.done}>
            <Icon name="check" size="small" />
            Вы следите
          </p>
        ) : (
          <div ref={button}>
            <Button kind="outline" size="small" isPending={isPending} onPress={onSubscribe}>
              {isPending ? 'Добавляем...' : 'Следить'}
              <VisuallyHidden>
                {isPending ? ' автора' : ' за автором'}: {author.name}
              </VisuallyHidden>
            </Button>
          </div>
        )
      }
      error={failureOf(subscription)}
    />
  );
}
