import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatError } from '#src/api/errors.ts';
import type { Result } from '#src/api/result.ts';
import type { OwnPostAction, OwnPostsGroupId } from '#src/components/pages/OwnPostsPage/OwnPostsPage.tsx';
import { useOwnPostCalls, useOwnPosts } from '#src/data/drafts/ownPosts.ts';
import { useActions } from '#src/status/useActions.ts';
import { ownPostFailures } from '../posts/useOwnPostMenu.ts';
import { postHref } from '../shared/paths.ts';

const failures: Readonly<Record<Exclude<OwnPostAction, 'open'> | 'restore', string>> = {
  ...ownPostFailures,
  unschedule: 'Не удалось снять пост с расписания. Попробуйте ещё раз.',
  unpublish: 'Не удалось снять пост с публикации. Попробуйте ещё раз.',
};

const idle = { kind: 'idle' } as const;

export type OwnPostActions = ReturnType<typeof useOwnPostActions>;

/** The actions of an author on the posts of their list. @param onChanged reloads the list */
export function useOwnPostActions(onChanged: () => void) {
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

  async function change(id: number, what: Exclude<OwnPostAction, 'open' | 'delete'>): Promise<void> {
    const call = { pin: calls.pin, unpin: calls.unpin, copy: calls.copy, unschedule: calls.unpublish }[
      what === 'unpublish' ? 'unschedule' : what
    ];
    if (await follow(id, what, () => call(id))) onChanged();
  }

  return {
    progressOf,
    isDeleted: (id: number) => deleted.has(id),
    run(id: number, action: OwnPostAction): void {
      if (action === 'open') void navigate(postHref(id));
      else if (action === 'delete') void remove(id);
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
    /** Asks once more for those that failed. */
    retry: () => all.filter(({ error }) => error !== undefined).forEach((list) => list.load()),
  };
}
