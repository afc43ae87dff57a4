import { useEffect, useEffectEvent, useMemo } from 'react';
import { unstable_serialize } from 'swr';
import useSWRInfinite from 'swr/infinite';
import type { Arguments } from '#src/api/client.ts';
import type { Reply } from '#src/api/contract.ts';
import type { ApiError } from '#src/api/errors.ts';
import { type Result, succeed } from '#src/api/result.ts';
import { type CacheEntry, type SessionEndpoint, useAccountKey } from '#src/session/index.ts';
import { presets } from './api.ts';
import { initialPages, storePages } from './pageCounts.ts';

interface Page {
  readonly results: readonly unknown[];
  /** The address of the next page. */
  readonly next: string | null;
}

/** The calls that answer with a page of a list. */
type PagedEndpoint = {
  [Name in SessionEndpoint]: Reply<Name> extends Page ? Name : never;
}[SessionEndpoint];

/** The query of a page: nothing for the first one. */
export interface Position {
  readonly cursor?: string;
}

/** A page, and the milliseconds since the epoch when it was requested. */
export type PageOf<Name extends PagedEndpoint> = Reply<Name> & Pick<CacheEntry<unknown>, 'requestedAt'>;

/** The cursor of the page after this one. */
export function cursorOf({ next }: Pick<Page, 'next'>): string {
  try {
    return new URL(next ?? '').searchParams.get('cursor') ?? '';
  } catch {
    return '';
  }
}

interface PagedOptions {
  /** Loads the list again whenever it is opened. @default true */
  readonly isRenewedOnOpening?: boolean;
  /** Loads the list at all. @default true */
  readonly isEnabled?: boolean;
  /** Loads pages again that were requested before this moment, in milliseconds since the epoch. @default never */
  readonly outdatedSince?: number;
}

/**
 * A list, page by page. It does not move under the reader: it is renewed when it is opened, or when asked.
 * @param inputOf the input of the call for a page; `index` from 0
 */
export function usePaged<Name extends PagedEndpoint>(
  endpoint: Name,
  inputOf: (position: Position, index: number) => Arguments<Name>[0],
  { isRenewedOnOpening = true, isEnabled = true, outdatedSince = 0 }: PagedOptions = {},
) {
  const accountKey = useAccountKey(endpoint);
  const keyOf = (index: number, previous: CacheEntry<Reply<Name>> | null) => {
    if (!isEnabled || accountKey === null || previous?.value.next === null) return null;
    const cursor = previous === null ? '' : cursorOf(previous.value);
    return [...accountKey, inputOf(cursor === '' ? {} : { cursor }, index)];
  };
  const list = unstable_serialize(keyOf(0, null));
  // The account's part of a key is new in each visit.
  const name = unstable_serialize([endpoint, inputOf({}, 0)]);
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite<
    CacheEntry<Reply<Name>>,
    ApiError
  >(keyOf, {
    ...presets.onOpen,
    revalidateIfStale: false,
    revalidateFirstPage: false,
    initialSize: initialPages(name),
  });
  const pages = useMemo(
    () => data?.map(({ value, requestedAt }): PageOf<Name> => ({ ...value, requestedAt })),
    [data],
  );

  const requestedAt = data?.[0]?.requestedAt ?? outdatedSince;
  const outdatedAt = requestedAt < outdatedSince ? outdatedSince : undefined;
  // Loads every page in its place: the reader sees the old ones until the answers are there.
  useEffect(() => {
    if (outdatedAt !== undefined) void mutate();
  }, [outdatedAt, mutate]);
  const onOpen = useEffectEvent((opened: string) => {
    if (opened !== '' && isRenewedOnOpening && data !== undefined) void mutate();
  });
  useEffect(() => onOpen(list), [list]);
  useEffect(() => {
    if (list !== '') storePages(name, size);
  }, [list, name, size]);

  const isAboutNext = data !== undefined && size > data.length;
  // Setting the same size again loads the missing page; `mutate` alone would load all of them.
  const nextSize = isAboutNext && error !== undefined ? size : size + 1;
  return {
    /** The pages loaded so far; `undefined` before the first answer. */
    pages,
    /** The failure of the last request. */
    error,
    isLoading,
    isValidating,
    /** The next page is loading, or has failed; otherwise `error` and `isValidating` are about the list itself. */
    isAboutNext,
    /** Loads the next page, or the failed one once more. */
    load: () => void (data === undefined ? mutate() : setSize(nextSize)),
    /** Loads the first page once more, and forgets the others. */
    renew: () => {
      // Dropping pages also loads a missing one, which after a failure would fail again.
      if (data === undefined || error !== undefined) void mutate();
      else void setSize(1).then(() => mutate());
    },
  };
}

/** More pages would mean that the server repeats them. */
const pageLimit = 100;

/**
 * Loads a whole list, page after page.
 * @param load loads a page by its number, from 1
 * @param read takes the items from a page, and tells whether another page follows
 */
export async function loadAll<Body, Item>(
  load: (page: number) => Promise<Result<Body>>,
  read: (page: Body) => { readonly items: readonly Item[]; readonly hasNext: boolean },
): Promise<Result<readonly Item[]>> {
  const all: Item[] = [];
  for (let page = 1; page <= pageLimit; page += 1) {
    const reply = await load(page);
    if (!reply.ok) return reply;
    const { items, hasNext } = read(reply.value);
    all.push(...items);
    if (!hasNext) break;
  }
  return succeed(all);
}
