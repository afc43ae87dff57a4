import {
  SubscriptionsPage,
  type SubscriptionsStatus,
} from '#src/components/pages/SubscriptionsPage/index.ts';
import { useEngine } from '#src/session/index.ts';
import { type SubscriptionsState, useSubscriptions } from '#src/subscriptions/index.ts';
import { paths } from '../paths.ts';
import { PageMeta } from '../meta/PageMeta.tsx';
import { presentSubscription } from './presentSubscription.ts';
import { subscriptionsOf } from './subscriptionsOf.ts';
import { useCancelSubscription } from './useCancelSubscription.ts';

function statusOf({ error, isLoading, cachedAt }: SubscriptionsState): SubscriptionsStatus {
  if (error !== undefined) return { kind: 'error', message: error, isRetrying: isLoading };
  return { kind: cachedAt === undefined ? 'loading' : 'ready' };
}

/** `/profile?view=subscriptions`. */
export function SubscriptionsRoute() {
  const subscriptions = subscriptionsOf(useEngine());
  const state = useSubscriptions(subscriptions);
  const { cancels, cancel } = useCancelSubscription(subscriptions);
  const now = new Date(state.cachedAt ?? 0);
  return (
    <>
      <PageMeta title="Подписки" noIndex />
      <SubscriptionsPage
        status={statusOf(state)}
        subscriptions={state.list.map((entry) =>
          presentSubscription(entry, cancels.get(entry.id) ?? { kind: 'idle' }, now),
        )}
        feedHref={paths.feed}
        onRetry={() => void subscriptions.refresh()}
        onCancel={cancel}
      />
    </>
  );
}
