import { useState } from 'react';
import type { Profile, Subscription } from '#src/api/contract.ts';
import { type ApiError, formatError } from '#src/api/errors.ts';
import type { Following } from '#src/components/sections/FollowButton/FollowButton.tsx';
import type { useProfile } from '#src/data/profiles/profile.ts';
import { useCancelSubscription, useSubscribeFree } from '#src/data/subscriptions/calls.ts';
import type { Action } from '#src/status/action.ts';
import { notify } from '../shell/notify.ts';

const idle = { kind: 'idle' } as const;
const failures = {
  follow: 'Не удалось начать следить за автором. Попробуйте ещё раз.',
  unfollow: 'Не удалось перестать следить за автором. Попробуйте ещё раз.',
};

/** The reader's relation to the author of a page. */
export function presentFollowing(
  { subscription, can_follow: canFollow }: NonNullable<Profile['author']>,
  progress: Action,
): Following {
  if (subscription !== null && subscription.price !== null) return { kind: 'paid' };
  if (subscription === null && !canFollow) return { kind: 'shut' };
  return { kind: 'free', isFollowing: subscription !== null, progress };
}

/** The page is out of date: changed in another tab, or by the author. */
const isOutdated = (error: ApiError): boolean => error.kind === 'http' && error.status < 500;

/**
 * Follows the author of a page without paying, and stops; the page changes when the server has agreed.
 * @param onFollowed called after each success of following
 */
export function useFollowing({ data, load }: ReturnType<typeof useProfile>, onFollowed = () => {}) {
  const subscribeFree = useSubscribeFree();
  const cancel = useCancelSubscription();
  const [progress, setProgress] = useState<Action>(idle);
  const author = data?.value.author;

  function fail(error: ApiError, message: string): void {
    setProgress({ kind: 'failed', message: formatError(error, message) });
    if (isOutdated(error)) void load();
  }

  async function follow(id: number): Promise<void> {
    setProgress({ kind: 'pending' });
    const result = await subscribeFree(id);
    if (!result.ok) return fail(result.error, failures.follow);
    setProgress(idle);
    onFollowed();
  }

  /** Undoes it from the notice, perhaps after the page was left. */
  async function takeBack(id: number): Promise<void> {
    const result = await subscribeFree(id);
    if (result.ok) {
      onFollowed();
      notify({ tone: 'success', title: 'Вы снова следите за автором' });
    } else notify({ tone: 'error', title: 'Ошибка', text: formatError(result.error, failures.follow) });
  }

  async function unfollow(id: number, name: string, subscription: Subscription): Promise<void> {
    setProgress({ kind: 'pending' });
    const result = await cancel(subscription.id);
    if (!result.ok) return fail(result.error, failures.unfollow);
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
