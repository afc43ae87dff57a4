import {
  SubscriptionsPage,
  type SubscriptionsStatus,
} from '#src/components/pages/SubscriptionsPage/index.ts';
import { useAuthors } from '#src/data/authors/index.ts';
import { type Subscriptions, useSubscriptions } from '#src/data/subscriptions/index.ts';
import { authorsHref, paths } from '../../navigation/paths.ts';
import { PageMeta } from '../../meta/PageMeta.tsx';
import { presentSubscription } from './presentSubscription.ts';
import { notifyLoadFailure } from './notifyLoadFailure.ts';
import { useSubscriptionActions } from './useSubscriptionActions.ts';

function statusOf({ error, isLoading, cachedAt }: Subscriptions): SubscriptionsStatus {
  if (error !== undefined) return { kind: 'error', message: error, isRetrying: isLoading };
  return { kind: cachedAt === undefined ? 'loading' : 'ready' };
}

/** `/profile?view=subscriptions`. */
export function SubscriptionsRoute() {
  const subscriptions = useSubscriptions(notifyLoadFailure);
  const { list, cachedAt, refresh } = subscriptions;
  const authors = useAuthors();
  const { progressOf, cancel, restore } = useSubscriptionActions(subscriptions);
  const now = new Date(cachedAt ?? 0);
  const hasAuthors = authors.pages?.some(({ results }) => results.length > 0);
  const status = statusOf(subscriptions);
  // Where an empty list leads depends on them.
  const needsAuthors = status.kind === 'ready' && list.length === 0;
  const isWaiting = needsAuthors && authors.pages === undefined && authors.isLoading;
  return (
    <>
      <PageMeta title="Подписки" noIndex />
      <SubscriptionsPage
        status={isWaiting ? { kind: 'loading' } : status}
        subscriptions={list.map((entry) => presentSubscription(entry, progressOf(entry.id), now))}
        feedHref={paths.feed}
        authorsHref={hasAuthors ? authorsHref : undefined}
        onRetry={() => void refresh()}
        onCancel={cancel}
        onRestore={restore}
      />
    </>
  );
}
