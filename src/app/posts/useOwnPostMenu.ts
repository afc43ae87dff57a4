import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatError } from '#src/api/errors.ts';
import type { Result } from '#src/api/result.ts';
import type { OwnPostMenuAction } from '#src/components/sections/OwnPostMenu/OwnPostMenu.tsx';
import type { OwnCards } from '#src/components/sections/PostCard/PostCard.tsx';
import { useOwnPostCalls } from '#src/data/drafts/ownPosts.ts';
import { useOutdateFeed } from '#src/data/feed/outdated.ts';
import { useOutdateProfiles, usePinnedPost } from '#src/data/profiles/profile.ts';
import { postEditHref, profileHref } from '../shared/paths.ts';
import { useInner } from '../shell/inner.ts';
import { notify } from '../shell/notify.ts';

/** Sentences of actions that have failed, the same in every menu of own posts. */
export const ownPostFailures: Readonly<Record<Exclude<OwnPostMenuAction, 'edit'> | 'restore', string>> = {
  pin: 'Не удалось закрепить пост. Попробуйте ещё раз.',
  unpin: 'Не удалось открепить пост. Попробуйте ещё раз.',
  copy: 'Не удалось сделать копию. Попробуйте ещё раз.',
  delete: 'Не удалось удалить пост. Попробуйте ещё раз.',
  restore: 'Не удалось вернуть пост. Попробуйте ещё раз.',
};

/** The actions of the reader's own posts, each told by a notice. @param onDeleted called after a post is gone */
function useOwnPostMenuActions(onDeleted?: () => void) {
  const calls = useOwnPostCalls();
  const navigate = useNavigate();
  const outdateFeed = useOutdateFeed();
  const outdateProfiles = useOutdateProfiles();
  return useMemo(() => {
    function renew(): void {
      outdateFeed();
      outdateProfiles();
    }

    async function tell<Value>(
      action: keyof typeof ownPostFailures,
      call: Promise<Result<Value>>,
      onSuccess: (value: Value) => void,
    ): Promise<void> {
      const result = await call;
      if (result.ok) onSuccess(result.value);
      else
        notify({ tone: 'error', title: 'Ошибка', text: formatError(result.error, ownPostFailures[action]) });
    }

    const restore = (id: number) =>
      tell('restore', calls.restore(id), () => {
        renew();
        notify({ tone: 'success', title: 'Пост на месте' });
      });

    function run(id: number, action: OwnPostMenuAction): void | Promise<void> {
      switch (action) {
        case 'edit':
          return navigate(postEditHref(id));
        case 'pin':
          return tell('pin', calls.pin(id), () => {
            outdateProfiles();
            notify({ tone: 'success', title: 'Пост закреплён', text: 'Он первый на вашей странице' });
          });
        case 'unpin':
          return tell('unpin', calls.unpin(id), () => {
            outdateProfiles();
            notify({ tone: 'success', title: 'Пост откреплён' });
          });
        case 'copy':
          return tell('copy', calls.copy(id), (copy) =>
            notify({
              tone: 'success',
              title: 'Копия в черновиках',
              action: { label: 'Открыть', onPress: () => void navigate(postEditHref(copy.id)) },
            }),
          );
        case 'delete':
          return tell('delete', calls.remove(id), () => {
            renew();
            onDeleted?.();
            notify({
              tone: 'success',
              title: 'Пост удалён',
              action: { label: 'Вернуть', onPress: () => void restore(id) },
            });
          });
      }
    }
    return (id: number, action: OwnPostMenuAction) => void run(id, action);
  }, [calls, navigate, outdateFeed, outdateProfiles, onDeleted]);
}

/**
 * The menu of the reader's own posts in a list.
 * @param hasOwn some of the list may be their own
 */
export function useOwnCards(hasOwn: (authorHref: string) => boolean): OwnCards {
  const { user } = useInner();
  const authorHref = profileHref(user.id);
  const pinned = usePinnedPost(hasOwn(authorHref) ? user.id : undefined);
  const onAction = useOwnPostMenuActions();
  return useMemo(() => ({ authorHref, pinned, onAction }), [authorHref, pinned, onAction]);
}

/** The same of one post. @param post `undefined`: it is another person's. @param onDeleted called after it is gone */
export function useOwnPostMenu(post: number | undefined, onDeleted: () => void) {
  const { user } = useInner();
  const pinned = usePinnedPost(post === undefined ? undefined : user.id);
  const run = useOwnPostMenuActions(onDeleted);
  if (post === undefined) return undefined;
  return { isPinned: pinned === post, onAction: (action: OwnPostMenuAction) => run(post, action) };
}
