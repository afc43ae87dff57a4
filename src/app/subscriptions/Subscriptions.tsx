import { SubscriptionsPage } from '#src/components/pages/SubscriptionsPage/SubscriptionsPage.tsx';
import { useAuthors } from '#src/data/subscriptions/calls.ts';
import { useSubscriptions } from '#src/data/subscriptions/useSubscriptions.ts';
import { mapLoad } from '#src/status/load.ts';
import { PageMeta } from '../shell/PageMeta.tsx';
import { authorsHref, paths } from '../shared/paths.ts';
import { notifyLoadFailure } from './useSubscribing.ts';
import { presentSubscription } from './presentSubscription.ts';
import { useSubscriptionActions } from './useSubscriptionActions.ts';

/** `/profile?view=subscriptions`. */
export function Subscriptions() {
  const subscriptions = useSubscriptions(notifyLoadFailure);
  const { load, cachedAt, refresh } = subscriptions;
  const authors = useAuthors();
  const { actionOf, cancel, restore } = useSubscriptionActions(subscriptions);
  const now = new Date(cachedAt ?? 0);
  const views = mapLoad(load, (list) =>
    list.map((entry) => presentSubscription(entry, actionOf(entry.id), now)),
  );
  const hasAuthors = authors.pages?.some(({ results }) => results.length > 0);
  // The link of an empty list depends on them.
  const needsAuthors = views.kind === 'ready' && views.value.length === 0;
  const isWaiting = needsAuthors && authors.pages === undefined && authors.isLoading;
  return (
    <>
      <PageMeta title="Подписки" noIndex />
      <SubscriptionsPage
        subscriptions={isWaiting ? { kind: 'loading' } : views}
        feedHref={paths.feed}
        authorsHref={hasAuthors ? authorsHref : undefined}
        // A failure is on the page and in a notice already.
        onRetry={() => void refresh().catch(() => undefined)}
        onCancel={cancel}
        onRestore={restore}
      />
    </>
  );
}
