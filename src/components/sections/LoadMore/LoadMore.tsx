import { useLayoutEffect, useRef } from 'react';
import { type Action, failureOf } from '#src/status/action.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import * as css from './LoadMore.css.ts';

export interface LoadMoreProps {
  /** The page after the shown ones; `undefined` after the last one. */
  more: Action | undefined;
  /** Number of items on the next page, «33», if known. @default the button gives no number */
  left?: string | undefined;
  /** Load the next page, or the failed one once more. */
  onLoad: () => void;
}

/** Loads the next page of a list. */
export function LoadMore({ more, left, onLoad }: LoadMoreProps) {
  if (more === undefined) return null;
  return (
    <div className={css.more}>
      <Banner tone="error">{failureOf(more)}</Banner>
      <Button kind="outline" isPending={more.kind === 'pending'} onPress={onLoad}>
        {more.kind === 'pending' ? 'Загрузка...' : ['Показать ещё', left].filter(Boolean).join('\u00a0')}
      </Button>
    </div>
  );
}

/**
 * Moves the focus to the first new item: the button that had it moves down or disappears. Focus that is elsewhere stays
 * there.
 * @param count number of items in the list; each of them may take focus
 * @param isFailed the request failed: items that come later are not its result. @default false
 */
export function useFirstNewItem(count: number, isFailed = false) {
  const list = useRef<HTMLUListElement>(null);
  /** The state at the press of the button. */
  const request = useRef<{ readonly focused: Element | null; readonly count: number }>(undefined);

  useLayoutEffect(() => {
    if (isFailed) request.current = undefined;
  }, [isFailed]);
  useLayoutEffect(() => {
    if (request.current === undefined || count <= request.current.count) return;
    const first = list.current?.children[request.current.count];
    const isWaiting = [request.current.focused, document.body].includes(document.activeElement);
    request.current = undefined;
    if (isWaiting && first instanceof HTMLElement) first.focus({ preventScroll: true });
  }, [count]);

  /** Call it when more is loaded. */
  function remember(): void {
    request.current = { focused: document.activeElement, count };
  }
  return { list, remember };
}
