import { useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { accountKey, useAccountKey, useSession } from '#src/session/index.ts';
import { type Change, type Changes, type MoreAnswers, noChanges } from './changes.ts';

const name = 'commentChanges';

/** What is known of the comments of a post beside their list. */
export function useChanges(post: string): Changes {
  const { data = noChanges } = useSWR<Changes>(useAccountKey(name, post), null);
  return data;
}

/** Changes what is known of the comments of a post, on every page that shows it. */
export function useChanging(post: string) {
  const session = useSession();
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    const change = (make: (known: Changes) => Changes) =>
      void mutate<Changes>(accountKey(session, name, post), (known = noChanges) => make(known), {
        revalidate: false,
      });
    return {
      /** A comment is so from now on. */
      set: (made: Change) =>
        change(({ comments, ...known }) => {
          const { id } = made.comment;
          return {
            ...known,
            comments: { ...comments, [id]: { writtenAt: comments[id]?.writtenAt, ...made } },
          };
        }),
      /** More answers to the comment `id` are there. */
      addAnswers: (id: string, from: string | null, { answers, next, askedAt }: Omit<MoreAnswers, 'from'>) =>
        change(({ more: known, ...others }) => {
          const last = known[id];
          // A renewed list begins with the first answers again.
          const begun = last?.next === from ? last : { from, answers: [], askedAt };
          const more = { ...begun, next, answers: [...begun.answers, ...answers] };
          return { ...others, more: { ...known, [id]: more } };
        }),
    };
  }, [session, mutate, post]);
}
