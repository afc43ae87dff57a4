import { useRef } from 'react';
import { type Action, failureOf } from '#src/status/action.ts';
import type { Load } from '#src/status/load.ts';
import { Busy } from '../../primitives/Busy/Busy.tsx';
import { PageTitle } from '../../primitives/PageTitle/PageTitle.tsx';
import { TitleSkeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { LoadFailure } from '../../sections/LoadFailure/LoadFailure.tsx';
import { LoadMore, useFirstNewItem } from '../../sections/LoadMore/LoadMore.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useFallbackFocus } from '../../primitives/focus.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import {
  AuthorState,
  AuthorSummary,
  type AuthorSummaryProps,
  AuthorSummarySkeleton,
} from '../../sections/AuthorSummary/AuthorSummary.tsx';
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

/** «Авторы»: whom one can follow, by their last post (design section 14). */
export function AuthorsPage({ authors, more, onRetry, onMore, onSubscribe }: AuthorsPageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const count = authors.kind === 'loading' ? 0 : (authors.value?.length ?? 0);
  const { list, remember } = useFirstNewItem(count, more?.kind === 'failed');

  if (authors.kind === 'loading')
    return (
      <Busy>
        <TitleSkeleton />
        <div className={css.list} data-part="list">
          <AuthorSummarySkeleton />
          <AuthorSummarySkeleton />
          <AuthorSummarySkeleton />
        </div>
      </Busy>
    );
  return (
    <>
      <PageTitle ref={title}>Авторы</PageTitle>
      <LoadFailure load={authors} onRetry={onRetry} fallbackFocus={title} />
      {authors.value !== undefined && (
        <div className={css.list}>
          <ul ref={list}>
            {authors.value.map((view) => (
              <AuthorItem key={view.id} view={view} onSubscribe={() => onSubscribe(view.id)} />
            ))}
          </ul>
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

/** An author as the list shows one: every text is ready. */
export interface AuthorView extends Pick<
  AuthorSummaryProps,
  'author' | 'about' | 'bio' | 'lastPost' | 'price'
> {
  readonly id: number;
  /** The reader's subscribing; `done` for whom they read already. */
  readonly subscription: Action;
  /** They pay for what they read. */
  readonly isPaid: boolean;
}

interface AuthorItemProps {
  view: AuthorView;
  onSubscribe: () => void;
}

/** An author with a button to subscribe for free; the row gets the focus of the button that disappears. */
function AuthorItem({ view, onSubscribe }: AuthorItemProps) {
  const { author, about, bio, lastPost, price, subscription, isPaid } = view;
  const row = useRef<HTMLLIElement>(null);
  const button = useFallbackFocus(row);
  const isPending = subscription.kind === 'pending';
  return (
    <AuthorSummary
      {...{ author, about, bio, lastPost, price }}
      ref={row}
      action={
        subscription.kind === 'done' ? (
          <AuthorState>{isPaid ? 'Вы подписаны' : 'Вы следите'}</AuthorState>
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
