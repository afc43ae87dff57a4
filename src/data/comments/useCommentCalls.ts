import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { Answer, Comment } from '#src/api/contract.ts';
import type { Result } from '#src/api/result.ts';
import { accountKey, isCurrent, useEngine } from '#src/session/index.ts';
import { useAct } from '../act/index.ts';
import { cursorOf } from '../pages/index.ts';
import { type Change, type Changes, deleted, noChanges, underWay } from './changes.ts';
import type { Thread } from './threads.ts';
import { changesOf } from './useComments.ts';

type AnyComment = Comment | Answer;

/** What one can do with the comments of a post: the list has it as soon as the server has agreed, a deletion at once. */
export function useCommentCalls(post: string) {
  const session = useEngine();
  const { mutate } = useSWRConfig();
  const act = useAct<string>();
  return useMemo(() => {
    const key = () => accountKey(session, changesOf, post);
    const change = (make: (known: Changes) => Changes) =>
      void mutate<Changes>(key(), (known = noChanges) => make(known), { revalidate: false });
    /** @param made `undefined` takes the last change back */
    const set = (id: string, made: Change | undefined) =>
      change(({ comments: { [id]: last, ...others }, ...known }) => ({
        ...known,
        comments: made === undefined ? others : { ...others, [id]: { writtenAt: last?.writtenAt, ...made } },
      }));

    /** The server has agreed: its comment takes the place of what was shown. */
    async function follow<Kind extends AnyComment>(
      answer: Promise<Result<Kind>>,
      more: Partial<Change> = {},
    ): Promise<Result<Kind>> {
      const owner = accountKey(session);
      const result = await answer;
      if (result.ok && isCurrent(session, owner))
        set(result.value.id, { comment: result.value, at: Date.now(), ...more });
      return result;
    }

    return {
      /** @param parent the comment that is answered; `undefined`: none is */
      send: (text: string, parent: string | undefined) =>
        follow(
          act(JSON.stringify([post, parent, text]), (idempotency) =>
            session.call('comment', {
              params: { id: post },
              body: { text, parent: parent ?? null },
              key: idempotency,
            }),
          ),
          { writtenAt: Date.now() },
        ),
      edit: (id: string, text: string) =>
        follow(session.call('editComment', { params: { id }, body: { text } })),
      restore: (id: string) => follow(session.call('restoreComment', { params: { id } })),
      async remove(comment: AnyComment): Promise<Result<null>> {
        const { id } = comment;
        const owner = accountKey(session);
        set(id, { comment: deleted(comment), at: underWay });
        const result = await session.call('deleteComment', { params: { id } });
        // Gone already counts as deleted.
        const isDone = result.ok || (result.error.kind === 'http' && result.error.status === 404);
        if (isCurrent(session, owner))
          set(id, { comment: isDone ? deleted(comment) : comment, at: Date.now() });
        return isDone ? { ok: true, value: null } : result;
      },
      /** Loads the answers after those that are known. */
      async loadAnswers({ comment: { id }, next }: Thread): Promise<Result<unknown>> {
        const owner = accountKey(session);
        const askedAt = Date.now();
        const cursor = cursorOf({ next });
        const result = await session.call('answers', { params: { id }, query: { cursor } });
        if (!result.ok || !isCurrent(session, owner)) return result;
        change((known) => ({
          ...known,
          more: {
            ...known.more,
            [id]: {
              // A list that was renewed begins anew.
              answers: [
                ...(known.more[id]?.next === next ? known.more[id].answers : []),
                ...result.value.results,
              ],
              next: result.value.next,
              askedAt,
            },
          },
        }));
        return result;
      },
    };
  }, [session, mutate, act, post]);
}
