import { useState } from 'react';
import type { Subscription } from '#src/api/contract.ts';
import { formatError } from '#src/api/errors.ts';
import {
  AuthorsPage,
  type AuthorsStatus,
  type AuthorSubscription,
} from '#src/components/pages/AuthorsPage/index.ts';
import { type Author, useAuthors } from '#src/data/authors/index.ts';
import { moreOf } from '#src/data/pages/index.ts';
import { authorIdOf, useSubscribeFree, useSubscriptions } from '#src/data/subscriptions/index.ts';
import { PageMeta } from '../../meta/PageMeta.tsx';
import { presentAuthor } from '../subscriptions/presentSubscription.ts';
import { notifyLoadFailure } from '../subscriptions/notifyLoadFailure.ts';

const failures = {
  load: 'Не\u00a0удалось загрузить авторов. Попробуйте ещё раз.',
  subscribe: 'Не\u00a0удалось подписаться. Попробуйте ещё раз.',
};

/** What is paid for stays open until its end; a free one that is cancelled does not. */
const givesAccess = ({ status, price }: Subscription): boolean =>
  status !== 'expired' && !(status === 'cancelled' && price === null);

/** `/profile?view=authors`. */
export function AuthorsRoute() {
  const mine = useSubscriptions(notifyLoadFailure);
  const { pages, error, isLoading, load } = useAuthors();
  const subscribeFree = useSubscribeFree();
  const [tries, setTries] = useState<ReadonlyMap<Author['id'], AuthorSubscription>>(new Map());
  const set = (id: Author['id'], outcome: AuthorSubscription) =>
    setTries((current) => new Map(current).set(id, outcome));

  async function subscribe(id: Author['id']): Promise<void> {
    set(id, { kind: 'pending' });
    const result = await subscribeFree(id);
    if (result.ok) return set(id, { kind: 'none' });
    set(id, { kind: 'error', message: formatError(result.error, failures.subscribe) });
    // Subscribed in another tab?
    if (result.error.kind === 'http' && result.error.status === 400) void mine.refresh();
  }

  function statusOf(): AuthorsStatus {
    const message = error && formatError(error, failures.load);
    if (pages === undefined && message !== undefined && !isLoading) return { kind: 'error', message };
    // Whom the person reads already is known when both answers are there.
    const isKnown = mine.cachedAt !== undefined || mine.error !== undefined;
    if (pages === undefined || !isKnown) return { kind: 'loading' };
    const subscribed = new Set(mine.list.filter(givesAccess).map(authorIdOf));
    const authors = pages
      .flatMap(({ results }) => results)
      .map((author) => {
        const { role = '', ...shown } = presentAuthor(author);
        const subscription: AuthorSubscription = subscribed.has(author.id)
          ? { kind: 'done' }
          : (tries.get(author.id) ?? { kind: 'none' });
        return { id: author.id, author: shown, role, subscription };
      });
    return { kind: 'ready', authors, more: moreOf(pages.at(-1)?.next, message, isLoading) };
  }

  return (
    <>
      <PageMeta title="Авторы" noIndex />
      <AuthorsPage
        status={statusOf()}
        onRetry={load}
        onMore={load}
        onSubscribe={(id) => void subscribe(id)}
      />
    </>
  );
}
