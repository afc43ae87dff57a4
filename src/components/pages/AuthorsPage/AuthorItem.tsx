import { useRef } from 'react';
import { type Action, failureOf } from '#src/status/action.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useFallbackFocus } from '../../primitives/useFallbackFocus.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { AuthorRow, type AuthorRowProps } from '../../sections/AuthorRow/AuthorRow.tsx';
import * as css from './AuthorsPage.css.ts';

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
export function AuthorItem({ view, onSubscribe }: AuthorItemProps) {
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
