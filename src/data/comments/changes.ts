import { useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { Answer, Comment } from '#src/api/contract.ts';
import { accountKey, useAccountKey, useSession } from '#src/session/index.ts';
import { createChannel } from '../shared/tabs.ts';

/** A comment that is newer than the list that was loaded. */
export interface Change {
  /** The comment of the server's last reply, or the optimistic one until it answers. */
  readonly comment: Comment | Answer;
  /** Milliseconds since the epoch: a list that was loaded later is more recent. */
  readonly at: number;
  /** The moment of its writing, if that was since the list was loaded. */
  readonly writtenAt?: number | undefined;
}

/** Answers of a comment after the first ones. */
export interface MoreAnswers {
  /** The address of the first of them: as long as the comment leads there, they follow its own answers. */
  readonly from: string | null;
  readonly answers: readonly Answer[];
  readonly next: string | null;
  /** The moment when the first of them were requested. */
  readonly requestedAt: number;
}

/** News of the comments of a post beside their list, by the ids of comments. */
export interface Changes {
  readonly comments: Readonly<Record<string, Change>>;
  readonly more: Readonly<Record<string, MoreAnswers>>;
}

export const noChanges: Changes = { comments: {}, more: {} };

/** The moment of a change that the server has not answered yet: no list is more recent. */
export const underWay = Number.POSITIVE_INFINITY;

/** The same comment, deleted: it keeps its place as long as there are answers to it. */
export const deleted = <Kind extends Comment | Answer>(comment: Kind): Kind => ({
  ...comment,
  state: 'deleted',
});

const words = (comment: Comment | Answer) => {
  if (comment.state !== 'visible') return { state: comment.state };
  const { state, person, by_author, mine, text, edited_at } = comment;
  return { state, person, by_author, mine, text, edited_at };
};

/** A comment of a list that was requested at `requestedAt`, with the changes since. */
export function applyChange<Kind extends Comment | Answer>(
  comment: Kind,
  requestedAt: number,
  { comments }: Changes,
): Kind {
  const change = comments[comment.id];
  return change === undefined || change.at < requestedAt ? comment : { ...comment, ...words(change.comment) };
}

/** A tab tells the others of a comment. */
interface Message {
  /** Account of the tab: another one may have another account by now. */
  readonly user: number;
  readonly post: string;
  readonly change: Change;
}

export const { tell, listen } = createChannel<Message>('comments');

const name = 'commentChanges';

/** The changes of the comments of a post since their list was loaded. */
export function useChanges(post: string): Changes {
  const { data = noChanges } = useSWR<Changes>(useAccountKey(name, post), null);
  return data;
}

/** Adds to these changes, on every page that shows the post. */
export function useChanging(post: string) {
  const session = useSession();
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    const change = (make: (changes: Changes) => Changes) =>
      void mutate<Changes>(accountKey(session, name, post), (changes = noChanges) => make(changes), {
        revalidate: false,
      });
    return {
      /** Changes one comment. */
      set: (made: Change) =>
        change(({ comments, ...others }) => {
          const { id } = made.comment;
          return {
            ...others,
            comments: { ...comments, [id]: { writtenAt: comments[id]?.writtenAt, ...made } },
          };
        }),
      /** Adds answers to the comment `id`. */
      addAnswers: (
        id: string,
        from: string | null,
        { answers, next, requestedAt }: Omit<MoreAnswers, 'from'>,
      ) =>
        change(({ more, ...others }) => {
          const last = more[id];
          // A renewed list begins with the first answers again.
          const begun = last?.next === from ? last : { from, answers: [], requestedAt };
          const all = { ...begun, next, answers: [...begun.answers, ...answers] };
          return { ...others, more: { ...more, [id]: all } };
        }),
    };
  }, [session, mutate, post]);
}
