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
import { useOutdateFeed } from '../feed/outdated.ts';
import { type Changes, listen, type Marks, tell, underWay } from './marks.ts';
import { markCalls, type MarkName, settle, type Wishes } from './settle.ts';

const noChanges: Changes = {};
const wishesBySession = new WeakMap<Session, Wishes>();

/** All pages share the wishes: a call of the page before may still be running. */
function wishesOf(session: Session): Wishes {
  const wishes = wishesBySession.get(session) ?? new Map();
  wishesBySession.set(session, wishes);
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
  const { data: changes = noChanges } = useSWR<Changes>(useAccountKey('marks'), null);
  const outdate = useOutdateFeed();

  const set = useCallback(
    (post: number, marks: Partial<Marks> | ReturnType<typeof pressed>, at: number) =>
      void mutate<Changes>(
        accountKey(session, 'marks'),
        (previous = noChanges) => ({ ...previous, [post]: { ...previous[post], ...marks, at } }),
        { revalidate: false },
      ),
    [mutate, session],
  );

  /** Takes what the server has answered, here or to another tab. */
  const accept = useCallback(
    (post: number, marks: Partial<Marks>) => {
      set(post, marks, Date.now());
      // A post that is no longer saved stays in view until one leaves the list.
      if (marks.bookmarked === true) outdate(['bookmarks']);
    },
    [set, outdate],
  );

  useEffect(
    () => listen((message) => message.user === user && accept(message.post, message.marks)),
    [user, accept],
  );

  const change = useCallback(
    async (post: number, name: MarkName, isOn: boolean) => {
      if (user === undefined) return;
      set(post, pressed(name, isOn), underWay);
      const owner = accountKey(session);
      const id = `${user} ${name} ${post}`;
      const settled = await settle(wishesOf(session), id, name, isOn, markCalls(session, post, name));
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

  // These handlers stay the same: otherwise a press would render every card.
  const marking = useMemo(
    () => ({
      like: (post: number, isLiked: boolean) => void change(post, 'liked', isLiked),
      bookmark: (post: number, isBookmarked: boolean) => void change(post, 'bookmarked', isBookmarked),
    }),
    [change],
  );
  return { changes, ...marking };
}
