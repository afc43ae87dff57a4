import useSWR from 'swr';
import type { ApiError } from '#src/api/errors.ts';
import type { Result } from '#src/api/result.ts';
import { type Session, useAccountKey, useSession } from '#src/session/index.ts';

/**
 * What the server says of a post, asked whenever the page that shows it is opened. @param name tells it from other
 * questions; `undefined`: none is asked
 */
export function useAnswer<Value>(
  name: readonly string[] | undefined,
  ask: (session: Session) => Promise<Result<Value>>,
) {
  const session = useSession();
  const key = useAccountKey(...(name ?? []));
  const { data, error, isValidating, mutate } = useSWR<Value, ApiError>(
    name && key,
    async () => {
      const result = await ask(session);
      return result.ok ? result.value : Promise.reject(result.error);
    },
    { dedupingInterval: 0, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  return { data, error, isLoading: isValidating, load: () => void mutate() };
}
