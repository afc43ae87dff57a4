import { useMemo } from 'react';
import type { Answer, Comment } from '#src/api/contract.ts';
import { type Result, succeed } from '#src/api/result.ts';
import { accountKey, isCurrent, useSession, useUser } from '#src/session/index.ts';
import { useAction } from '../shared/actions.ts';
import { cursorOf } from '../shared/paged.ts';
import { type Change, deleted, tell, underWay, useChanging } from './changes.ts';
import type { Thread } from './threads.ts';

type AnyComment = Comment | Answer;

/** Calls for the comments of a post: the list has a change as soon as the server has agreed, a deletion at once. */
export function useCommentCalls(post: string) {
  const session = useSession();
  const user = useUser()?.id;
  const act = useAction();
  const { set, addAnswers } = useChanging(post);
  return useMemo(() => {
    /** Shows a change that the server has agreed to, here and in the other tabs. */
    function agree(change: Change): void {
      set(change);
      if (user !== undefined) tell({ user, post, change });
    }

    /** Shows the comment of the answer. */
    const follow = <Kind extends AnyComment>(answer: Promise<Result<Kind>>, writtenAt?: number) =>
      act(answer, (comment) =>
        agree({ comment, at: Date.now(), ...(writtenAt !== undefined && { writtenAt }) }),
      );

    return {
      /**
       * @param parent the comment that is answered; `undefined`: none is
       * @param key the same one for each try
       */
      send: (text: string, parent: string | undefined, key: string) =>
        follow(
          session.call('comment', { params: { id: post }, body: { text, parent: parent ?? null }, key }),
          Date.now(),
        ),
      edit: (id: string, text: string) =>
        follow(session.call('editComment', { params: { id }, body: { text } })),
      restore: (id: string) => follow(session.call('restoreComment', { params: { id } })),
      async remove(comment: AnyComment): Promise<Result<null>> {
        const owner = accountKey(session);
        set({ comment: deleted(comment), at: underWay });
        const result = await session.call('deleteComment', { params: { id: comment.id } });
        // A missing comment counts as deleted.
        const isDone = result.ok || (result.error.kind === 'http' && result.error.status === 404);
        if (!isCurrent(session, owner)) return result;
        if (isDone) agree({ comment: deleted(comment), at: Date.now() });
        else set({ comment, at: Date.now() });
        return isDone ? succeed(null) : result;
      },
      /** Loads the answers after those of the thread. */
      loadAnswers({ comment: { id }, next }: Thread): Promise<Result<unknown>> {
        const requestedAt = Date.now();
        const query = { cursor: cursorOf({ next }) };
        return act(session.call('answers', { params: { id }, query }), ({ results, next: further }) =>
          addAnswers(id, next, { answers: results, next: further, requestedAt }),
        );
      },
    };
  }, [session, user, post, act, set, addAnswers]);
}
