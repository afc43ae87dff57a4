import type { RefObject } from 'react';
import type { Action } from '#src/status/action.ts';
import { LoadMore, useFirstNewItem } from '../LoadMore/index.ts';
import type { Deed, Drafts, ThreadView } from './comments.ts';
import * as css from './Comments.css.ts';
import { Thread } from './Thread.tsx';

export interface CommentListProps {
  threads: readonly ThreadView[];
  more: Action | undefined;
  /** How many comments the next page brings: «33»; `undefined` where that is not known. */
  left?: string | undefined;
  drafts: Drafts;
  mayAnswer: boolean;
  /** Gets the focus of the last comment that is deleted. */
  heading: RefObject<HTMLElement | null>;
  onDeed: (id: string, deed: Deed) => void;
  onMore: () => void;
  onMoreAnswers: (id: string) => void;
}

/** Comments with their answers, then the button for the next page. */
export function CommentList(props: CommentListProps) {
  const { threads, more, left, drafts, mayAnswer, heading, onDeed, onMore, onMoreAnswers } = props;
  const { list, remember } = useFirstNewItem(threads.length);

  const act = (id: string, deed: Deed) => {
    // Before it is gone: what takes its place on the screen takes the focus.
    const item = list.current?.querySelector(`[data-comment="${CSS.escape(id)}"]`);
    const next =
      item?.nextElementSibling ?? item?.previousElementSibling ?? item?.parentElement?.closest('li');
    const heir = next instanceof HTMLElement ? next : heading.current;
    onDeed(id, deed);
    if (deed === 'delete') heir?.focus({ preventScroll: true });
  };

  return (
    <>
      <ul className={css.list} aria-label="Комментарии" ref={list}>
        {threads.map((thread) => (
          <Thread
            key={thread.id}
            thread={thread}
            drafts={drafts}
            mayAnswer={mayAnswer}
            onDeed={act}
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
