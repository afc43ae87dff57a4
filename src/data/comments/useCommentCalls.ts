import { useMemo } from 'react';
import type { Answer, Comment } from '#src/api/contract.ts';
import { type Result, succeed } from '#src/api/result.ts';
import { accountKey, isCurrent, useSession, useUser } from '#src/session/index.ts';
import { cursorOf } from '../shared/index.ts';
import { type Change, deleted, underWay } from './changes.ts';
import { tell } from './otherTabs.ts';
import type { Thread } from './threads.ts';
import { useChanging } from './useChanges.ts';

type AnyComment = Comment | Answer;

/** What one can do with the comments of a post: the list has it as soon as the server has agreed, a deletion at once. */
export function useCommentCalls(post: string) {
  const session = useSession();
  const user = useUser()?.id;
  const { set, addAnswers } = useChanging(post);
  return useMemo(() => {
    /** The server has agreed, and the other tabs hear of it. */
    function agree(change: Change): void {
      set(change);
      if (user !== undefined) tell({ user, post, change });
    }

    /** The comment of the answer takes the place of what was shown. */
    async function follow<Kind extends AnyComment>(
      answer: Promise<Result<Kind>>,
      more: Partial<Change> = {},
    ): Promise<Result<Kind>> {
      const owner = accountKey(session);
      const result = await answer;
      if (result.ok && isCurrent(session, owner)) agree({ comment: result.value, at: Date.now(), ...more });
      return result;
    }

    return {
      /**
       * @param parent the comment that is answered; `undefined`: none is
       * @param key the same one for each try
       */
      send: (text: string, parent: string | undefined, key: string) =>
        follow(
          session.call('comment', { params: { id: post }, body: { text, parent: parent ?? null }, key }),
          { writtenAt: Date.now() },
        ),
      edit: (id: string, text: string) =>
        follow(session.call('editComment', { params: { id }, body: { text } })),
      restore: (id: string) => follow(session.call('restoreComment', { params: { id } })),
      async remove(comment: AnyComment): Promise<Result<null>> {
        const owner = accountKey(session);
        set({ comment: deleted(comment), at: underWay });
        const result = await session.call('deleteComment', { params: { id: comment.id } });
        // Gone already counts as deleted.
        const isDone = result.ok || (result.error.kind === 'http' && result.error.status === 404);
        if (!isCurrent(session, owner)) return result;
        if (isDone) agree({ comment: deleted(comment), at: Date.now() });
        else set({ comment, at: Date.now() });
        return isDone ? succeed(null) : result;
      },
      /** Loads the answers after those that are known. */
      async loadAnswers({ comment: { id }, next }: Thread): Promise<Result<unknown>> {
        const owner = accountKey(session);
        const askedAt = Date.now();
        const query = { cursor: cursorOf({ next }) };
        const result = await session.call('answers', { params: { id }, query });
        if (!result.ok || !isCurrent(session, owner)) return result;
        const { results: answers, next: further } = result.value;
        addAnswers(id, next, { answers, next: further, askedAt });
        return result;
      },
    };
  }, [session, user, post, set, addAnswers]);
}
