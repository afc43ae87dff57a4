import { SubscriptionsPage } from '#src/components/pages/SubscriptionsPage/index.ts';
import { useAuthors } from '#src/data/authors/index.ts';
import { type Subscriptions, useSubscriptions } from '#src/data/subscriptions/index.ts';
import type { Load } from '#src/status/load.ts';
import { PageMeta } from '../../meta/PageMeta.tsx';
import { authorsHref, paths } from '../../navigation/paths.ts';
import { notifyLoadFailure } from './notifyLoadFailure.ts';
import { presentSubscription } from './presentSubscription.ts';
import { useSubscriptionActions } from './useSubscriptionActions.ts';

function loadOf<Value>({ error, isLoading, cachedAt }: Subscriptions, list: Value): Load<Value> {
  const value = cachedAt === undefined ? undefined : list;
  if (error !== undefined) return { kind: 'failed', message: error, isRetrying: isLoading, value };
  return value === undefined ? { kind: 'loading' } : { kind: 'ready', value, isRenewing: isLoading };
}

/** `/profile?view=subscriptions`. */
export function SubscriptionsRoute() {
  const subscriptions = useSubscriptions(notifyLoadFailure);
  const { list, cachedAt, error, refresh } = subscriptions;
  const authors = useAuthors();
  const { actionOf, cancel, restore } = useSubscriptionActions(subscriptions);
  const now = new Date(cachedAt ?? 0);
  const shown = list.map((entry) => presentSubscription(entry, actionOf(entry.id), now));
  const hasAuthors = authors.pages?.some(({ results }) => results.length > 0);
  // Where an empty list leads depends on them.
  const needsAuthors = cachedAt !== undefined && error === undefined && list.length === 0;
  const isWaiting = needsAuthors && authors.pages === undefined && authors.isLoading;
  return (
    <>
      <PageMeta title="Подписки" noIndex />
      <SubscriptionsPage
        subscriptions={isWaiting ? { kind: 'loading' } : loadOf(subscriptions, shown)}
        feedHref={paths.feed}
        authorsHref={hasAuthors ? authorsHref : undefined}
        onRetry={() => void refresh()}
        onCancel={cancel}
        onRestore={restore}
      />
    </>
  );
}
