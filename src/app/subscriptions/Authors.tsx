import { formatError } from '#src/api/errors.ts';
import { AuthorsPage, type AuthorView } from '#src/components/pages/AuthorsPage/AuthorsPage.tsx';
import { type Author, useAuthors } from '#src/data/subscriptions/calls.ts';
import { authorIdOf, givesAccess } from '#src/data/subscriptions/list.ts';
import { useSubscriptions } from '#src/data/subscriptions/useSubscriptions.ts';
import { loadOf, moreOf } from '#src/data/shared/load.ts';
import type { Load } from '#src/status/load.ts';
import { useActions } from '#src/status/useActions.ts';
import { PageMeta } from '../shell/PageMeta.tsx';
import { presentListedAuthor } from './presentListedAuthor.ts';
import { notifyLoadFailure, useSubscribing } from './useSubscribing.ts';

const loadFailure = 'Не удалось загрузить авторов. Попробуйте ещё раз.';

/** `/profile?view=authors`. */
export function Authors() {
  const subscriptions = useSubscriptions(notifyLoadFailure);
  const { pages, error, isValidating, load } = useAuthors();
  const subscribe = useSubscribing();
  const tries = useActions<Author['id']>();

  async function onSubscribe(id: Author['id']): Promise<void> {
    tries.set(id, { kind: 'pending' });
    tries.set(id, await subscribe(id));
  }

  function authorsOf(): Load<readonly AuthorView[]> {
    if (pages === undefined) return loadOf<never>(undefined, { error, isValidating }, loadFailure);
    // We need both answers to know whom the person reads already.
    if (subscriptions.cachedAt === undefined && subscriptions.error === undefined) return { kind: 'loading' };
    const read = new Map(subscriptions.list.filter(givesAccess).map((entry) => [authorIdOf(entry), entry]));
    // Whoever publishes between two pages moves to the first one, and another author down to the next.
    const authors = new Map<number, AuthorView>();
    for (const { results, requestedAt } of pages)
      for (const author of results) {
        const entry = read.get(author.id);
        const subscription = entry === undefined ? tries.of(author.id) : ({ kind: 'done' } as const);
        const isPaid = typeof entry?.price === 'number';
        const view = presentListedAuthor(author, new Date(requestedAt));
        if (!authors.has(author.id)) authors.set(author.id, { ...view, subscription, isPaid });
      }
    return { kind: 'ready', value: [...authors.values()], isRenewing: false };
  }

  return (
    <>
      <PageMeta title="Авторы" noIndex />
      <AuthorsPage
        authors={authorsOf()}
        more={moreOf(pages?.at(-1)?.next, error && formatError(error, loadFailure), isValidating)}
        onRetry={load}
        onMore={load}
        onSubscribe={(id) => void onSubscribe(id)}
      />
    </>
  );
}
