import { formatError } from '#src/api/errors.ts';
import { AuthorsPage, type AuthorView } from '#src/components/pages/AuthorsPage/index.ts';
import { type Author, useAuthors } from '#src/data/authors/index.ts';
import { loadOf } from '#src/data/load/index.ts';
import { moreOf } from '#src/data/pages/index.ts';
import { authorIdOf, useSubscribeFree, useSubscriptions } from '#src/data/subscriptions/index.ts';
import type { Load } from '#src/status/load.ts';
import { useActions } from '#src/status/useActions.ts';
import { PageMeta } from '../../meta/PageMeta.tsx';
import { aboutAuthor } from '../people/aboutAuthor.ts';
import { givesAccess } from '../subscriptions/givesAccess.ts';
import { notifyLoadFailure } from '../subscriptions/notifyLoadFailure.ts';
import { presentAuthor } from '../subscriptions/presentSubscription.ts';

const failures = {
  load: 'Не\u00a0удалось загрузить авторов. Попробуйте ещё раз.',
  subscribe: 'Не\u00a0удалось подписаться. Попробуйте ещё раз.',
};

/** `/profile?view=authors`. */
export function AuthorsRoute() {
  const mine = useSubscriptions(notifyLoadFailure);
  const { pages, error, isLoading, load } = useAuthors();
  const subscribeFree = useSubscribeFree();
  const tries = useActions<Author['id']>();

  async function subscribe(id: Author['id']): Promise<void> {
    tries.set(id, { kind: 'pending' });
    const result = await subscribeFree(id);
    if (result.ok) return tries.set(id, { kind: 'idle' });
    tries.set(id, { kind: 'failed', message: formatError(result.error, failures.subscribe) });
    // Subscribed in another tab?
    if (result.error.kind === 'http' && result.error.status === 400) void mine.refresh();
  }

  function authorsOf(): Load<readonly AuthorView[]> {
    if (pages === undefined) return loadOf<never>(undefined, { error, isLoading }, failures.load);
    // Whom the person reads already is known when both answers are there.
    if (mine.cachedAt === undefined && mine.error === undefined) return { kind: 'loading' };
    const subscribed = new Set(mine.list.filter(givesAccess).map(authorIdOf));
    const value = pages
      .flatMap(({ results }) => results)
      .map((author) => {
        const subscription = subscribed.has(author.id) ? ({ kind: 'done' } as const) : tries.of(author.id);
        return { id: author.id, author: presentAuthor(author), about: aboutAuthor(author), subscription };
      });
    return { kind: 'ready', value, isRenewing: false };
  }

  return (
    <>
      <PageMeta title="Авторы" noIndex />
      <AuthorsPage
        authors={authorsOf()}
        more={moreOf(pages?.at(-1)?.next, error && formatError(error, failures.load), isLoading)}
        onRetry={load}
        onMore={load}
        onSubscribe={(id) => void subscribe(id)}
      />
    </>
  );
}
