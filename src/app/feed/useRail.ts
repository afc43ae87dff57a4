import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Subscription } from '#src/api/contract.ts';
import type { FeedRailProps, RailAuthor } from '#src/components/sections/FeedRail/FeedRail.tsx';
import { type Author, useAuthors } from '#src/data/subscriptions/calls.ts';
import { authorIdOf, givesAccess } from '#src/data/subscriptions/list.ts';
import type { Subscriptions } from '#src/data/subscriptions/useSubscriptions.ts';
import { formatDate } from '#src/format/time.ts';
import { useActions } from '#src/status/useActions.ts';
import { authorsHref, subscriptionsHref } from '../shared/paths.ts';
import { aboutAuthor, presentAuthor, presentSubscription } from '../subscriptions/presentSubscription.ts';
import { useSubscribing } from '../subscriptions/useSubscribing.ts';

/** Authors of each list. */
const listLength = 3;
/** Pages of authors that are looked through for them. */
const pageLimit = 5;

function presentRead(entry: Subscription, now: Date): RailAuthor {
  const { author, price } = presentSubscription(entry, { kind: 'idle' }, now);
  const end = formatDate(entry.paid_until ?? '', now);
  const note = [price, end && `до ${end}`].filter((text) => text !== undefined).join(' · ');
  return { id: entry.id, ...author, note };
}

/**
 * Authors whom the person does not read yet; those with whom they have begun here stay where they are. Those who read all
 * of the first ones are shown later ones.
 * @param read whom they read; `undefined` while unknown
 */
function useOthers(read: readonly Subscription[] | undefined, begun: ReadonlySet<number>) {
  const { pages, isValidating, error, load } = useAuthors();
  const others = useMemo((): Author[] => {
    if (read === undefined) return [];
    const subscribed = new Set(read.map(authorIdOf));
    const authors = (pages ?? []).flatMap(({ results }) => results);
    return authors.filter(({ id }) => begun.has(id) || !subscribed.has(id)).slice(0, listLength);
  }, [pages, read, begun]);

  const count = pages?.length ?? 0;
  const goesOn = typeof pages?.at(-1)?.next === 'string' && count < pageLimit && !isValidating && !error;
  /** Index of the page to load. */
  const missingPage = read !== undefined && others.length < listLength && goesOn ? count : undefined;
  const loadMissing = useEffectEvent(load);
  useEffect(() => {
    if (missingPage !== undefined) loadMissing();
  }, [missingPage]);
  return others;
}

/** Authors whom the person reads, and suggestions; the same object until something of it changes. */
export function useRail({ list, cachedAt }: Subscriptions): FeedRailProps {
  const subscribe = useSubscribing();
  const tries = useActions<number>();
  const [begun, setBegun] = useState<ReadonlySet<number>>(new Set());

  const onSubscribe = useCallback(
    async (id: number) => {
      tries.set(id, { kind: 'pending' });
      setBegun((ids) => new Set(ids).add(id));
      tries.set(id, await subscribe(id));
    },
    [tries, subscribe],
  );

  const read = useMemo(
    () => (cachedAt === undefined ? undefined : list.filter(givesAccess)),
    [list, cachedAt],
  );
  const others = useOthers(read, begun);

  return useMemo(
    () => ({
      subscriptions: (read ?? [])
        .filter((entry) => !begun.has(authorIdOf(entry) ?? 0))
        .slice(0, listLength)
        .map((entry) => presentRead(entry, new Date(cachedAt ?? 0))),
      subscriptionsHref,
      suggestions: others.map((author) => {
        const subscribing = tries.of(author.id);
        return { id: author.id, ...presentAuthor(author), note: aboutAuthor(author), subscribing };
      }),
      authorsHref,
      onSubscribe: (id) => void onSubscribe(id),
    }),
    [read, others, cachedAt, begun, tries, onSubscribe],
  );
}
