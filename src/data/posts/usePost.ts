import useSWR from 'swr';
import type { WholePost } from '#src/api/contract.ts';
import type { ApiError } from '#src/api/errors.ts';
import { aged, type Aged, useAccountKey, useEngine } from '#src/session/index.ts';

/** A post with all that the reader may read of it (`GET /api/posts/{id}/`). */
export function usePost(id: string) {
  const session = useEngine();
  const key = useAccountKey('post', id);
  const { data, error, isValidating, mutate } = useSWR<Aged<WholePost>, ApiError>(
    key,
    async () => {
      const result = await session.call('post', { params: { id } });
      return result.ok ? aged(result.value) : Promise.reject(result.error);
    },
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  return {
    data,
    error,
    isLoading: isValidating,
    load: () => void mutate(),
    /** Asks once more without a word: addresses of files end. What is shown stays where that fails. */
    async renew() {
      const result = await session.call('post', { params: { id } });
      if (result.ok) await mutate(aged(result.value), { revalidate: false });
    },
  };
}
