import { useEffect, useEffectEvent } from 'react';
import useSWRInfinite from 'swr/infinite';
import { type ApiError, malformed } from '#src/api/errors.ts';
import type { Result } from '#src/api/result.ts';
import type { Action } from '#src/status/action.ts';
import { type Session, useAccountKey, useSession } from '#src/session/index.ts';

/** A page of a list: what `next` names is the business of the list. */
interface Page<Item> {
  readonly results: readonly Item[];
  readonly next: string | null;
}

/** A page and the moment it was asked for: ages are counted from it, and what is newer goes before it. */
type Answer<Reply> = Reply & { readonly askedAt: Date };

export interface Pages<Reply> {
  /** Pages loaded so far; `undefined` before the first answer. */
  readonly pages: readonly Answer<Reply>[] | undefined;
  /** Why the last page asked for is not there. */
  readonly error: ApiError | undefined;
  /** A request is running. */
  readonly isLoading: boolean;
  /** The next page is loading, or has failed; otherwise the list itself. */
  readonly isAboutNext: boolean;
  /** Load the next page, or the failed one once more. */
  readonly load: () => void;
  /** Load the first page once more, and forget the others. */
  readonly renew: () => void;
}

/** How a list is loaded, page by page. */
interface Source<Reply, Place extends string | number> {
  /** Tells it from other lists. */
  readonly name: readonly string[];
  readonly first: Place;
  /** Where the page after this one begins. @param index of this one, from 0 */
  readonly after: (reply: Reply, index: number) => Place;
  readonly ask: (session: Session, place: Place) => Promise<Result<Reply>>;
  /** Whether it is loaded again whenever it is opened. */
  readonly isRenewedOnOpening: boolean;
  /** Whether it is loaded at all. @default true */
  readonly isAsked?: boolean;
  /** Asked for before this moment, in milliseconds since the epoch, it is loaded again. @default never */
  readonly outdatedSince?: number;
}

/** Loads a list page by page. It does not move under the reader: it is renewed when it is opened, or when asked. */
export function usePages<Reply extends Page<unknown>, Place extends string | number>({
  name,
  first,
  after,
  ask,
  isRenewedOnOpening,
  isAsked = true,
  outdatedSince = 0,
}: Source<Reply, Place>): Pages<Reply> {
  const session = useSession();
  const accountKey = useAccountKey(...name);
  const key = isAsked ? accountKey : null;
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite<Answer<Reply>, ApiError>(
    (index, previous: Answer<Reply> | null) => {
      if (key === null || previous?.next === null) return null;
      return [...key, previous === null ? first : after(previous, index - 1)];
    },
    async (asked: readonly [...string[], Place]) => {
      const askedAt = new Date();
      const result = await ask(session, asked.at(-1) as Place);
      if (!result.ok) return Promise.reject(result.error);
      // A foreign server may answer with anything.
      if (!Array.isArray(result.value.results)) return Promise.reject(malformed);
      return { ...result.value, askedAt };
    },
    {
      revalidateIfStale: false,
      // An answer that was forgotten must not stand for the next one.
      dedupingInterval: 0,
      revalidateFirstPage: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
    },
  );
  const isOutdated = (data?.[0]?.askedAt.getTime() ?? outdatedSince) < outdatedSince;
  // All that is loaded, in its place: what is seen stays until the answers are there.
  useEffect(() => {
    if (isOutdated) void mutate();
  }, [isOutdated, outdatedSince, mutate]);
  const onOpen = useEffectEvent(() => {
    if (isRenewedOnOpening && data !== undefined) void mutate();
  });
  const opened = name.join(' ');
  useEffect(() => onOpen(), [opened]);
  const isAboutNext = data !== undefined && size > data.length;
  // To ask for as many pages once more loads the missing one; `mutate` alone would load all of them.
  const wanted = isAboutNext && error !== undefined ? size : size + 1;
  const load = () => void (data === undefined ? mutate() : setSize(wanted));
  const renew = () => {
    // To forget pages loads what is missing, too: after a failure that would be the same once more.
    if (data === undefined || error !== undefined) void mutate();
    else void setSize(1).then(() => mutate());
  };
  return { pages: data, error, isLoading: isValidating, isAboutNext, load, renew };
}

/** The page after the last one, as its button shows it; `undefined` when there is none. @param message why it failed */
export function moreOf(
  next: string | null | undefined,
  message: string | undefined,
  isLoading: boolean,
): Action | undefined {
  if (next === null) return undefined;
  if (isLoading) return { kind: 'pending' };
  return message === undefined ? { kind: 'idle' } : { kind: 'failed', message };
}
