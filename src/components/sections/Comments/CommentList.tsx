import { type RefObject, useRef } from 'react';
import type { Action } from '#src/status/action.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { LoadMore, useFirstNewItem } from '../LoadMore/LoadMore.tsx';
import { useFocusOn } from '../../primitives/focus.ts';
import type { CommentAction, Drafts, ThreadView } from './comments.ts';
import * as css from './Comments.css.ts';
import { Thread } from './Thread.tsx';

export interface CommentListProps {
  threads: readonly ThreadView[];
  more: Action | undefined;
  /** Number of comments on the next page: «33»; `undefined` if unknown. */
  left?: string | undefined;
  drafts: Drafts;
  mayAnswer: boolean;
  /** Gets the focus of the last comment that is deleted. */
  heading: RefObject<HTMLElement | null>;
  onAction: (id: string, action: CommentAction) => void;
  onMore: () => void;
  onMoreAnswers: (id: string) => void;
}

/** Comments with their answers, if there are any, then the button for the next page. */
export function CommentList(props: CommentListProps) {
  const { threads, more, left, drafts, mayAnswer, heading, onAction, onMore, onMoreAnswers } = props;
  const { list, remember } = useFirstNewItem(threads.length, more?.kind === 'failed');

  const onDelete = useFocusAfterDeletion(list, threads, heading);
  const act = (id: string, action: CommentAction) => {
    if (action === 'delete') onDelete(id);
    onAction(id, action);
  };

  if (threads.length === 0) return <EmptyState place="tab">Пока никто не написал</EmptyState>;
  return (
    <>
      <ul className={css.list} aria-label="Комментарии" ref={list}>
        {threads.map((thread) => (
          <Thread
            key={thread.id}
            thread={thread}
            drafts={drafts}
            mayAnswer={mayAnswer}
            onAction={act}
            onMore={onMoreAnswers}
          />
        ))}
      </ul>
      <LoadMore
        more={more}
        left={left}
        onLoad={() => {
          remember();
          onMore();
        }}
      />
    </>
  );
}

/** An item of the list, and the item that takes its place on the screen. */
interface Deletion {
  readonly item: Element;
  readonly next: HTMLElement | null;
}

const asElement = (element: Element | null | undefined) => (element instanceof HTMLElement ? element : null);

/**
 * Moves the focus when a comment is deleted from its menu: the trigger disappears, so its replacement gets the focus.
 * @param list of items with `data-comment`
 * @param shown what is in it: another object whenever something else is
 * @param heading gets the focus of the last one
 * @returns call it before the comment `id` goes
 */
function useFocusAfterDeletion(
  list: RefObject<HTMLElement | null>,
  shown: unknown,
  heading: RefObject<HTMLElement | null>,
) {
  const deletion = useRef<Deletion>(undefined);
  useFocusOn(
    shown,
    () => {
      const { item, next } = deletion.current ?? {};
      deletion.current = undefined;
      // A comment with answers stays as «Комментарий удалён».
      return item?.isConnected ? asElement(item) : next;
    },
    { preventScroll: true },
  );
  return (id: string) => {
    const item = list.current?.querySelector(`[data-comment="${CSS.escape(id)}"]`);
    if (!item) return;
    const next = item.nextElementSibling ?? item.previousElementSibling ?? item.parentElement?.closest('li');
    deletion.current = { item, next: asElement(next) ?? heading.current };
  };
}
