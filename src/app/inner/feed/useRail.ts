import { useMemo, useState } from 'react';
import type { Subscription } from '#src/api/contract.ts';
import { formatError } from '#src/api/errors.ts';
import type { FeedRailProps, RailAuthor } from '#src/components/sections/FeedRail/index.ts';
import { useAuthors } from '#src/data/authors/index.ts';
import { authorIdOf, type Subscriptions, useSubscribeFree } from '#src/data/subscriptions/index.ts';
import { formatDate } from '#src/format/time.ts';
import { useActions } from '#src/status/useActions.ts';
import { authorsHref, profileHref, subscriptionsHref } from '../../navigation/paths.ts';
import { givesAccess } from '../subscriptions/givesAccess.ts';
import { presentAuthor, presentSubscription } from '../subscriptions/presentSubscription.ts';

const failure = 'Не\u00a0удалось подписаться. Попробуйте ещё раз.';
/** Authors of each list. */
const shown = 3;

const pageOf = (author: { readonly user_id?: unknown }) =>
  typeof author.user_id === 'number' ? profileHref(author.user_id) : undefined;

function presentRead(entry: Subscription, now: Date): RailAuthor {
  const { author, price } = presentSubscription(entry, { kind: 'idle' }, now);
  const end = formatDate(entry.paid_until ?? '', now);
  const note = [price, end && `до\u00a0${end}`].filter((text) => text !== undefined).join(' · ');
  return { id: entry.id, ...author, note, href: pageOf(entry.author ?? {}) };
}

/** Whom the person reads, and whom they may like to. */
export function useRail({ list, cachedAt }: Subscriptions): FeedRailProps {
  const { pages } = useAuthors();
  const subscribeFree = useSubscribeFree();
  const tries = useActions<number>();
  /** Those with whom the person has begun here stay where they are. */
  const [begun, setBegun] = useState<ReadonlySet<number>>(new Set());

  const read = useMemo(() => list.filter(givesAccess), [list]);
  const known = new Set(read.map(authorIdOf).filter((id) => id === undefined || !begun.has(id)));
  const others =
    cachedAt === undefined
      ? []
      : (pages ?? []).flatMap(({ results }) => results).filter(({ id }) => !known.has(id));

  async function subscribe(id: number): Promise<void> {
    tries.set(id, { kind: 'pending' });
    setBegun((ids) => new Set(ids).add(id));
    const result = await subscribeFree(id);
    // Also when one is subscribed already, in another tab.
    const isThere = result.ok || (result.error.kind === 'http' && result.error.status === 400);
    tries.set(
      id,
      isThere ? { kind: 'done' } : { kind: 'failed', message: formatError(result.error, failure) },
    );
  }

  return {
    subscriptions: read
      .filter((entry) => !begun.has(authorIdOf(entry) ?? 0))
      .slice(0, shown)
      .map((entry) => presentRead(entry, new Date(cachedAt ?? 0))),
    subscriptionsHref,
    suggestions: others.slice(0, shown).map((author) => {
      const { role = '', ...person } = presentAuthor(author);
      return {
        id: author.id,
        ...person,
        note: role,
        href: pageOf(author),
        subscribing: tries.of(author.id),
      };
    }),
    authorsHref,
    onSubscribe: (id) => void subscribe(id),
  };
}
