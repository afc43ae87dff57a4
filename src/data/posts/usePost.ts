import useSWR from 'swr';
import type { WholePost } from '#src/api/contract.ts';
import type { ApiError } from '#src/api/errors.ts';
import { type Result, succeed } from '#src/api/result.ts';
import { useAccountKey, useSession } from '#src/session/index.ts';

/** Milliseconds, less than the hour for which addresses of pictures, sounds and files are good at least. */
const lifetime = 3_000_000;

/** A post and the moment it was asked for, in milliseconds since the epoch. */
interface Asked {
  readonly value: WholePost;
  readonly askedAt: number;
}

/**
 * A post with all that the reader may read of it (`GET /api/posts/{id}/`): loaded when it is opened, and when somebody
 * comes back to it after so long that its addresses may have run out.
 */
export function usePost(id: string) {
  const session = useSession();
  const key = useAccountKey('post', id);
  const ask = async (): Promise<Result<Asked>> => {
    const askedAt = Date.now();
    const result = await session.call('post', { params: { id } });
    return result.ok ? succeed({ value: result.value, askedAt }) : result;
  };
  const { data, error, isValidating, mutate } = useSWR<Asked, ApiError>(
    key,
    async () => {
      const result = await ask();
      return result.ok ? result.value : Promise.reject(result.error);
    },
    { focusThrottleInterval: lifetime, dedupingInterval: 0, revalidateOnReconnect: false },
  );
  return {
    data,
    error,
    isLoading: isValidating,
    /** Resolves when the answer is there, a failed one too. */
    load: async () => void (await mutate()),
    /** Reloads silently: addresses of files expire. What is shown stays if that fails. */
    async renew() {
      const result = await ask();
      if (result.ok) await mutate(result.value, { revalidate: false });
    },
  };
}
