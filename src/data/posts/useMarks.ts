import { useCallback, useEffect, useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { ApiError } from '#src/api/errors.ts';
import {
  accountKey,
  isCurrent,
  type Session,
  useAccountKey,
  useSession,
  useUser,
} from '#src/session/index.ts';
import { useOutdateFeed } from '../feed/index.ts';
import { type Changes, type Marks, underWay } from './marks.ts';
import { markCalls } from './markCalls.ts';
import { listen, tell } from './otherTabs.ts';
import { type MarkName, settle, type Wishes } from './settle.ts';

const none: Changes = {};
const wishesOf = new WeakMap<Session, Wishes>();

/** One for all pages: a call of the page before may still be running. */
function knownWishes(session: Session): Wishes {
  const wishes = wishesOf.get(session) ?? new Map();
  wishesOf.set(session, wishes);
  return wishes;
}

/** The count of a mark is unknown right after a press. */
const pressed = (name: MarkName, isOn: boolean) =>
  name === 'liked' ? { liked: isOn, likes: undefined } : { bookmarked: isOn };

/**
 * Hearts and bookmarks: they change at once, in the other tabs once the server has agreed, and go back where it has not.
 * @param onFailure hears why a mark went back
 */
export function useMarks(onFailure: (error: ApiError) => void) {
  const session = useSession();
  const user = useUser()?.id;
  const { mutate } = useSWRConfig();
  const { data: changes = none } = useSWR<Changes>(useAccountKey('marks'), null);
  const outdate = useOutdateFeed();

  const set = useCallback(
    (post: number, marks: Partial<Marks> | ReturnType<typeof pressed>, at: number) =>
      void mutate<Changes>(
        accountKey(session, 'marks'),
        (known = none) => ({ ...known, [post]: { ...known[post], ...marks, at } }),
        { revalidate: false },
      ),
    [mutate, session],
  );

  /** What the server has said of a post, here or to another tab. */
  const accept = useCallback(
    (post: number, marks: Partial<Marks>) => {
      set(post, marks, Date.now());
      // What is taken out of the saved posts stays in view until one leaves them.
      if (marks.bookmarked === true) outdate(['bookmarks']);
    },
    [set, outdate],
  );

  useEffect(() => listen((told) => told.user === user && accept(told.post, told.marks)), [user, accept]);

  const change = useCallback(
    async (post: number, name: MarkName, isOn: boolean) => {
      if (user === undefined) return;
      set(post, pressed(name, isOn), underWay);
      const owner = accountKey(session);
      const id = `${user} ${name} ${post}`;
      const settled = await settle(knownWishes(session), id, name, isOn, markCalls(session, post, name));
      if (settled === undefined || !isCurrent(session, owner)) return;
      const { marks, isAgreed, error } = settled;
      if (isAgreed) {
        accept(post, marks);
        tell({ user, post, marks });
      } else set(post, pressed(name, marks[name] ?? false), Date.now());
      if (error) onFailure(error);
    },
    [session, user, set, accept, onFailure],
  );

  // Of their own: handlers that stay the same, or a press would render every card.
  const marking = useMemo(
    () => ({
      like: (post: number, isLiked: boolean) => void change(post, 'liked', isLiked),
      bookmark: (post: number, isBookmarked: boolean) => void change(post, 'bookmarked', isBookmarked),
    }),
    [change],
  );
  return { changes, ...marking };
}
