import useSWR from 'swr';
import type { Reply } from '#src/api/contract.ts';
import type { ApiError } from '#src/api/errors.ts';
import { useAccountKey, useSession } from '#src/session/index.ts';

/**
 * What the person may upload and has uploaded, in bytes; `undefined` as long as nobody knows (`GET
 * /api/uploads/`).
 */
export function useUploadLimits(): Reply<'uploads'> | undefined {
  const session = useSession();
  const { data } = useSWR<Reply<'uploads'>, ApiError>(useAccountKey('uploads'), async () => {
    const reply = await session.call('uploads');
    return reply.ok ? reply.value : Promise.reject(reply.error);
  });
  return data;
}
