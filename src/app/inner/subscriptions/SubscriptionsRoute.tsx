import {
  SubscriptionsPage,
  type SubscriptionsStatus,
} from '#src/components/pages/SubscriptionsPage/index.ts';
import { useEngine } from '#src/session/index.ts';
import { type SubscriptionsState, useSubscriptions } from '#src/subscriptions/index.ts';
import { authorsHref, paths } from '../../navigation/paths.ts';
import { PageMeta } from '../../meta/PageMeta.tsx';
import { useAuthors } from '../authors/authors.ts';
import { presentSubscription } from './presentSubscription.ts';
import { subscriptionsOf } from './subscriptionsOf.ts';
import { useSubscriptionActions } from './useSubscriptionActions.ts';

function statusOf({ error, isLoading, cachedAt }: SubscriptionsState): SubscriptionsStatus {
  if (error !== undefined) return { kind: 'error', message: error, isRetrying: isLoading };
  return { kind: cachedAt === undefined ? 'loading' : 'ready' };
}

/** `/profile?view=subscriptions`. */
export function SubscriptionsRoute() {
  const subscriptions = subscriptionsOf(useEngine());
  const state = useSubscriptions(subscriptions);
  const authors = useAuthors();
  const { progressOf, cancel, restore } = useSubscriptionActions(subscriptions);
  const now = new Date(state.cachedAt ?? 0);
  const hasAuthors = authors.pages?.some(({ results }) => results.length > 0);
  const status = statusOf(state);
  // Where an empty list leads depends on them.
  const needsAuthors = status.kind === 'ready' && state.list.length === 0;
  const isWaiting = needsAuthors && authors.pages === undefined && authors.isLoading;
  return (
    <>
      <PageMeta title="Подписки" noIndex />
      <SubscriptionsPage
        status={isWaiting ? { kind: 'loading' } : status}
        subscriptions={state.list.map((entry) => presentSubscription(entry, progressOf(entry.id), now))}
        feedHref={paths.feed}
        authorsHref={hasAuthors ? authorsHref : undefined}
        onRetry={() => void subscriptions.refresh()}
        onCancel={cancel}
        onRestore={restore}
      />
    </>
  );
}
