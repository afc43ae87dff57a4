import { useCallback, useEffect, useMemo, useRef } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { Result } from '#src/api/result.ts';
import { accountKey, useAccountKey, useEngine, useUser } from '#src/session/index.ts';
import type { Change, Changes, Marks } from './marks.ts';
import { listen, tell } from './otherTabs.ts';
import { settle, type Wishes } from './settle.ts';

const none: Changes = {};

/**
 * Hearts and bookmarks: they change at once, in the other tabs once the server has agreed, and go back where it has not.
 * @param onFailure hears that a mark went back
 */
export function useMarks(onFailure: () => void) {
  const session = useEngine();
  const user = useUser()?.id;
  const { mutate } = useSWRConfig();
  const { data: changes = none } = useSWR<Changes>(useAccountKey('marks'), null);
  const wishes = useRef<Wishes>(new Map());

  const set = useCallback(
    (post: number, marks: Omit<Change, 'at'>) =>
      void mutate<Changes>(
        accountKey(session, 'marks'),
        (known = none) => ({ ...known, [post]: { ...known[post], ...marks, at: Date.now() } }),
        { revalidate: false },
      ),
    [mutate, session],
  );

  useEffect(() => listen((told) => told.user === user && set(told.post, told.marks)), [user, set]);

  const change = useCallback(
    async (
      post: number,
      name: 'liked' | 'bookmarked',
      isOn: boolean,
      call: (isOn: boolean) => Promise<Result<Partial<Marks>>>,
    ) => {
      const shown = (value: boolean): Omit<Change, 'at'> =>
        name === 'liked' ? { liked: value, likes: undefined } : { bookmarked: value };
      set(post, shown(isOn));
      const settled = await settle(wishes.current, `${name} ${post}`, isOn, call);
      if (settled === undefined) return;
      const { result, asked } = settled;
      set(post, result.ok ? result.value : shown(!asked));
      if (!result.ok) onFailure();
      else if (user !== undefined) tell({ user, post, marks: result.value });
    },
    [set, user, onFailure],
  );

  return useMemo(
    () => ({
      changes,
      like(post: number, isLiked: boolean): void {
        const input = { params: { id: String(post) } };
        void change(post, 'liked', isLiked, (isOn) => session.call(isOn ? 'like' : 'unlike', input));
      },
      bookmark(post: number, isBookmarked: boolean): void {
        const input = { params: { id: String(post) } };
        void change(post, 'bookmarked', isBookmarked, (isOn) =>
          session.call(isOn ? 'bookmark' : 'unbookmark', input),
        );
      },
    }),
    [changes, change, session],
  );
}
