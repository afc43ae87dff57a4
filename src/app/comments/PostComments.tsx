import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Answer, Comment, WholePost } from '#src/api/contract.ts';
import { formatError } from '#src/api/errors.ts';
import { type CommentAction, Comments, commentsId } from '#src/components/sections/Comments/Comments.tsx';
import type { Thread } from '#src/data/comments/threads.ts';
import { useCommentCalls } from '#src/data/comments/useCommentCalls.ts';
import type { useComments } from '#src/data/comments/useComments.ts';
import { loadOf, moreOf } from '#src/data/shared/load.ts';
import type { NounForms } from '#src/format/noun.ts';
import { formatCount, formatNew } from '#src/format/plural.ts';
import { useActions } from '#src/status/useActions.ts';
import { presentUser } from '../shared/people.ts';
import { useInner } from '../shell/inner.ts';
import type { Subscribing } from '../subscriptions/useSubscribing.ts';
import { presentThreads, presentWriting } from './presentThreads.ts';
import { useBlockingReader, useRemoval } from './useCommentActions.tsx';
import { useCommentPolicy } from './useCommentPolicy.ts';
import { useWriting } from './useWriting.ts';

const newCommentForms: NounForms = ['новый комментарий', 'новых комментария', 'новых комментариев'];
const failures = {
  load: 'Не удалось загрузить комментарии. Попробуйте ещё раз.',
  answers: 'Не удалось загрузить ответы. Попробуйте ещё раз.',
};

interface PostCommentsProps {
  /** A post that the reader may read. */
  post: WholePost;
  /** Its comments as they are known. */
  list: ReturnType<typeof useComments>;
  /** The free subscription to its author. */
  opening: Subscribing;
  /** Reload the post: the rule of who may comment has changed. */
  onChange: () => Promise<void>;
  onReport: (comment: string) => void;
}

/** The comments below a post. */
export function PostComments({ post, list, opening, onChange, onReport }: PostCommentsProps) {
  const { user } = useInner();
  const followed = useFollowedComments();
  const calls = useCommentCalls(String(post.id));
  const drafts = useWriting(String(post.id), calls, onChange);
  const remove = useRemoval(calls);
  const { block, popup } = useBlockingReader();
  const policy = useCommentPolicy(post, onChange);
  const loading = useActions<string>();
  const { threads = [], requestedAt = 0, error, isValidating, isAboutNext } = list;
  const isMyPost = post.author.user_id === user.id;
  const views = useMemo(
    () => presentThreads(threads, { isMyPost, now: new Date(requestedAt), loadingOf: loading.of }),
    [threads, isMyPost, requestedAt, loading],
  );

  async function loadAnswers(thread: Thread): Promise<void> {
    const { id } = thread.comment;
    loading.set(id, { kind: 'pending' });
    const result = await calls.loadAnswers(thread);
    const message = result.ok ? undefined : formatError(result.error, failures.answers);
    loading.set(id, message === undefined ? { kind: 'idle' } : { kind: 'failed', message });
  }

  function act(id: string, action: CommentAction): void {
    if (action === 'edit') return drafts.onOpen(`edit ${id}`);
    if (action === 'report') return onReport(id);
    const comment = findComment(threads, id);
    if (comment?.state !== 'visible') return;
    if (action === 'delete') void remove(comment);
    else if (comment.person) block(comment.person);
  }

  return (
    <>
      <Comments
        count={list.total === undefined ? undefined : formatCount(list.total)}
        threads={
          isAboutNext
            ? { kind: 'ready', value: views, isRenewing: false }
            : loadOf(list.threads && views, { error, isValidating }, failures.load)
        }
        more={moreOf(
          list.next,
          isAboutNext && error ? formatError(error, failures.load) : undefined,
          isAboutNext && isValidating,
        )}
        left={list.left === undefined ? undefined : formatCount(list.left)}
        writing={presentWriting(post.commenting.may, presentUser(user).portrait, opening)}
        drafts={drafts}
        policy={isMyPost ? policy : undefined}
        newComments={formatNew(list.newCount, newCommentForms)}
        followed={followed}
        onAction={act}
        onMore={list.load}
        onMoreAnswers={(id) => {
          const thread = threads.find(({ comment }) => comment.id === id);
          if (thread) void loadAnswers(thread);
        }}
        onRenew={list.renew}
      />
      {popup}
    </>
  );
}

function findComment(threads: readonly Thread[], id: string): Comment | Answer | undefined {
  const all = threads.flatMap(({ comment, answers }) => [comment, ...answers]);
  return all.find((comment) => comment.id === id);
}

/** The link to the comments that was followed to this page: another one for each time; `undefined`: none was. */
export function useFollowedComments(): string | undefined {
  const { key, hash } = useLocation();
  return hash === `#${commentsId}` ? key : undefined;
}
