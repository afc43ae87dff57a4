import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import type { Result } from '#src/api/result.ts';
import { type Session, useAccountKey, useSession } from '#src/session/index.ts';

/** Milliseconds between two requests, while the page is visible. */
const interval = 30_000;

/** What is loaded. */
interface Source {
  /** Tells it from other lists. */
  readonly name: readonly string[];
  /** The `newest` of the list; without one nothing is asked. */
  readonly since: string | undefined;
  readonly ask: (session: Session, since: string) => Promise<Result<{ readonly count: number }>>;
}

/** How many items have come since a list was loaded; 0 while unknown. */
export function useNewer({ name, since, ask }: Source): number {
  const session = useSession();
  const { cache } = useSWRConfig();
  const key = useAccountKey(...name, since);
  const { data } = useSWR<number>(
    since ? key : null,
    async () => {
      const result = await ask(session, since ?? '');
      if (result.ok) return result.value.count;
      // What cannot be asked now is asked again soon, as it would not be after an error; those that came are there.
      const known: unknown = cache.get(unstable_serialize(key))?.data;
      return typeof known === 'number' ? known : 0;
    },
    { refreshInterval: interval, revalidateOnFocus: true, revalidateOnReconnect: false },
  );
  return data ?? 0;
}
