import type { RefObject } from 'react';
import type { Action } from '#src/status/action.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { LoadMore, useFirstNewItem } from '../LoadMore/LoadMore.tsx';
import type { CommentAction, Drafts, ThreadView } from './comments.ts';
import * as css from './Comments.css.ts';
import { Thread } from './Thread.tsx';
import { useFocusAfterDeletion } from './useFocusAfterDeletion.ts';

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
