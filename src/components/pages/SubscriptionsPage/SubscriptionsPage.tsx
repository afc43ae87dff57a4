import { useRef } from 'react';
import type { Load } from '#src/status/load.ts';
import { Busy } from '../../primitives/Busy/Busy.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { PageTitle } from '../../primitives/PageTitle/PageTitle.tsx';
import { EmptyState } from '../../sections/EmptyState/EmptyState.tsx';
import { LoadFailure } from '../../sections/LoadFailure/LoadFailure.tsx';
import { Skeleton, TitleSkeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { TabsSkeleton } from '../../primitives/Tabs/TabsSkeleton.tsx';
import { AuthorListSkeleton } from '../../sections/AuthorList/AuthorList.tsx';
import { SubscriptionTabs, type SubscriptionView } from './SubscriptionTabs.tsx';
import * as css from './SubscriptionsPage.css.ts';

export type { SubscriptionView } from './SubscriptionTabs.tsx';

export interface SubscriptionsPageProps {
  subscriptions: Load<readonly SubscriptionView[]>;
  /** Link of an empty list, unless there are authors to choose from. */
  feedHref: string;
  /** Authors to subscribe to; `undefined` if the server has no such list. */
  authorsHref?: string | undefined;
  /** Load the list once more, after a failure. */
  onRetry: () => void;
  /** Cancels the subscription after a confirmation. It moves to the other tab when it says `isOver`. */
  onCancel: (id: SubscriptionView['id']) => void;
  /** Take this one up again: it costs nothing. */
  onRestore: (id: SubscriptionView['id']) => void;
}

/** «Подписки» (specification sections 4 and 8; design section 9). */
export function SubscriptionsPage(props: SubscriptionsPageProps) {
  const { subscriptions, feedHref, authorsHref, onRetry, onCancel, onRestore } = props;
  const title = useRef<HTMLHeadingElement>(null);

  if (subscriptions.kind === 'loading')
    return (
      <Busy>
        <SubscriptionsSkeleton />
      </Busy>
    );
  const { value } = subscriptions;
  return (
    <>
      <PageTitle ref={title}>Подписки</PageTitle>
      <LoadFailure load={subscriptions} onRetry={onRetry} fallbackFocus={title} />
      {value !== undefined && value.length > 0 && (
        <SubscriptionTabs
          subscriptions={value}
          onCancel={onCancel}
          onRestore={onRestore}
          fallbackFocus={title}
        />
      )}
      {authorsHref !== undefined && value !== undefined && value.length > 0 && (
        <p className={css.authors}>
          <Link href={authorsHref}>Найти авторов</Link>
        </p>
      )}
      {value?.length === 0 && (
        <EmptyState
          action={
            <LinkButton href={authorsHref ?? feedHref} kind="secondary">
              {authorsHref === undefined ? 'Открыть ленту' : 'Найти авторов'}
            </LinkButton>
          }
        >
          Вы пока ни на кого не подписаны
        </EmptyState>
      )}
    </>
  );
}

/** The list before its first answer: title, tabs and three rows. The parent announces the loading. */
function SubscriptionsSkeleton() {
  return (
    <>
      <TitleSkeleton />
      <TabsSkeleton
        tabs={['active', 'cancelled']}
        renderLabel={(tab) => (
          <div className={css.tabLabel[tab]}>
            <Skeleton />
          </div>
        )}
      />
      <AuthorListSkeleton />
    </>
  );
}
