import { useState } from 'react';
import type { Profile, Subscription } from '#src/api/contract.ts';
import { type ApiError, formatError } from '#src/api/errors.ts';
import { useBlocking } from '#src/data/comments/blockedReaders.ts';
import type { useProfile } from '#src/data/profiles/profile.ts';
import { useCancelSubscription, useSubscribeFree } from '#src/data/subscriptions/calls.ts';
import type { Action } from '#src/status/action.ts';
import { notify } from '../shell/notify.ts';

const idle = { kind: 'idle' } as const;
const failures = {
  follow: 'Не удалось начать следить за автором. Попробуйте ещё раз.',
  unfollow: 'Не удалось перестать следить за автором. Попробуйте ещё раз.',
};

const withSubscription =
  (subscription: Subscription | null) =>
  (profile: Profile): Profile => ({
    ...profile,
    author: profile.author && { ...profile.author, subscription },
  });

/** The page is out of date: changed in another tab, or by the author. */
const isOutdated = (error: ApiError): boolean => error.kind === 'http' && error.status < 500;

/** Follows the author of a page without paying, and stops; the page changes when the server has agreed. */
export function useFollowing({ data, change, load }: ReturnType<typeof useProfile>) {
  const subscribeFree = useSubscribeFree();
  const cancel = useCancelSubscription();
  const [progress, setProgress] = useState<Action>(idle);
  const author = data?.value.author;

  function fail(error: ApiError, message: string): void {
    setProgress({ kind: 'failed', message: formatError(error, message) });
    if (isOutdated(error)) load();
  }

  async function follow(id: number): Promise<void> {
    setProgress({ kind: 'pending' });
    const result = await subscribeFree(id);
    if (!result.ok) return fail(result.error, failures.follow);
    change(withSubscription(result.value));
    setProgress(idle);
  }

  /** Undoes it from the notice, perhaps after the page was left. */
  async function takeBack(id: number): Promise<void> {
    const result = await subscribeFree(id);
    if (result.ok) {
      change(withSubscription(result.value));
      notify({ tone: 'success', title: 'Вы снова следите за автором' });
    } else notify({ tone: 'error', title: 'Ошибка', text: formatError(result.error, failures.follow) });
  }

  async function unfollow(id: number, name: string, subscription: Subscription): Promise<void> {
    setProgress({ kind: 'pending' });
    const result = await cancel(subscription.id);
    if (!result.ok) return fail(result.error, failures.unfollow);
    change(withSubscription(null));
    setProgress(idle);
    notify({
      tone: 'success',
      title: 'Вы больше не следите за автором',
      text: name,
      action: { label: 'Вернуть', onPress: () => void takeBack(id) },
    });
  }

  return {
    progress,
    follow: () => {
      if (author) void follow(author.id);
    },
    unfollow: () => {
      if (author?.subscription) void unfollow(author.id, author.name, author.subscription);
    },
  };
}

const blockingFailures = {
  block: 'Не удалось заблокировать. Попробуйте ещё раз.',
  unblock: 'Не удалось разблокировать. Попробуйте ещё раз.',
};

/** Blocks and unblocks the owner of the page. */
export function useBlockingPerson({ data, change }: ReturnType<typeof useProfile>) {
  const setBlocked = useBlocking();
  const [progress, setProgress] = useState<Action>({ kind: 'idle' });

  async function ask(userId: number, blocked: boolean): Promise<void> {
    setProgress({ kind: 'pending' });
    const result = await setBlocked(userId, blocked);
    if (result.ok) change((profile) => ({ ...profile, blocked }));
    const failure = blocked ? blockingFailures.block : blockingFailures.unblock;
    setProgress(
      result.ok ? { kind: 'idle' } : { kind: 'failed', message: formatError(result.error, failure) },
    );
  }

  const asking = (blocked: boolean) => () => {
    if (data) void ask(data.value.user_id, blocked);
  };
  return { progress, block: asking(true), unblock: asking(false) };
}
