import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatError } from '#src/api/errors.ts';
import type { Result } from '#src/api/result.ts';
import type { OwnPostAction, OwnPostsGroupId } from '#src/components/pages/OwnPostsPage/OwnPostsPage.tsx';
import { useOwnPostCalls, useOwnPosts } from '#src/data/drafts/ownPosts.ts';
import { useActions } from '#src/status/useActions.ts';
import { ownPostFailures } from '../posts/useOwnPostMenu.ts';
import { postHref } from '../shared/paths.ts';
import { notify } from '../shell/notify.ts';

const failures: Readonly<Record<Exclude<OwnPostAction, 'open'> | 'restore', string>> = {
  ...ownPostFailures,
  unschedule: 'Не удалось снять пост с расписания. Попробуйте ещё раз.',
  unpublish: 'Не удалось снять пост с публикации. Попробуйте ещё раз.',
};

const idle = { kind: 'idle' } as const;

export type OwnPostActions = ReturnType<typeof useOwnPostActions>;

/** Words of what was taken back, and of its return. */
const withdrawals = {
  unpublish: {
    title: 'Пост снят с публикации',
    text: 'Теперь его видите только вы.',
    again: 'Пост снова опубликован',
  },
  unschedule: {
    title: 'Пост снят с расписания',
    text: 'Сам он не выйдет.',
    again: 'Пост снова в расписании',
  },
} as const;

/**
 * The actions of an author on the posts of their list.
 * @param onChanged reloads the list
 * @param publishAtOf the moment for which a post is scheduled, ISO 8601 with zone
 */
export function useOwnPostActions(onChanged: () => void, publishAtOf: (id: number) => string | null) {
  const calls = useOwnPostCalls();
  const navigate = useNavigate();
  const { of: progressOf, set } = useActions<number>();
  /** Deleted rows stay in place with an undo button. */
  const [deleted, setDeleted] = useState<ReadonlySet<number>>(new Set());

  async function follow(id: number, what: keyof typeof failures, call: () => Promise<Result<unknown>>) {
    set(id, { kind: 'pending' });
    const result = await call();
    set(id, result.ok ? idle : { kind: 'failed', message: formatError(result.error, failures[what]) });
    return result.ok;
  }

  async function remove(id: number): Promise<void> {
    if (await follow(id, 'delete', () => calls.remove(id))) setDeleted((ids) => new Set(ids).add(id));
  }

  async function restore(id: number): Promise<void> {
    if (!(await follow(id, 'restore', () => calls.restore(id)))) return;
    setDeleted((ids) => new Set([...ids].filter((each) => each !== id)));
    onChanged();
  }

  async function change(id: number, what: 'pin' | 'unpin' | 'copy'): Promise<void> {
    if (await follow(id, what, () => calls[what](id))) onChanged();
  }

  async function withdraw(id: number, what: keyof typeof withdrawals): Promise<void> {
    const at = publishAtOf(id);
    const { title, text, again } = withdrawals[what];
    /** @param revision the one that was taken back: what is written meanwhile stays a draft */
    const publish = async (revision: number): Promise<void> => {
      const result = await calls.publish(id, revision, at);
      if (result.ok) notify({ tone: 'success', title: again });
      else notify({ tone: 'error', title: 'Ошибка', text: formatError(result.error, failures.restore) });
      onChanged();
    };
    await follow(id, what, async () => {
      const result = await calls.unpublish(id);
      if (result.ok) {
        const { revision } = result.value;
        const action = { label: 'Вернуть', onPress: () => void publish(revision) };
        notify({ tone: 'success', title, text, action });
        onChanged();
      }
      return result;
    });
  }

  return {
    progressOf,
    isDeleted: (id: number) => deleted.has(id),
    run(id: number, action: OwnPostAction): void {
      if (action === 'open') void navigate(postHref(id));
      else if (action === 'delete') void remove(id);
      else if (action === 'unpublish' || action === 'unschedule') void withdraw(id, action);
      else void change(id, action);
    },
    restore: (id: number) => void restore(id),
  };
}

export type OwnPostsLists = ReturnType<typeof useOwnPostsLists>;

/** One's own posts by what readers see of them. @param search words; empty: all of them */
export function useOwnPostsLists(search: string) {
  const lists = {
    drafts: useOwnPosts('draft', search),
    scheduled: useOwnPosts('scheduled', search),
    published: useOwnPosts('published', search),
  } as const;
  const all = [lists.drafts, lists.scheduled, lists.published];
  return {
    ...lists,
    all,
    more: (id: OwnPostsGroupId) => lists[id].load(),
    renew: () => all.forEach((list) => list.renew()),
    publishAtOf: (id: number): string | null =>
      lists.scheduled.pages?.flatMap(({ results }) => results).find((post) => post.id === id)?.publish_at ??
      null,
    /** Asks once more for those that failed. */
    retry: () => all.filter(({ error }) => error !== undefined).forEach((list) => list.load()),
  };
}
