import { useMemo } from 'react';
import type { Body } from '#src/api/contract.ts';
import { useSession } from '#src/session/index.ts';
import { useAction, useEdit } from '../shared/actions.ts';
import { presets, useApi } from '../shared/api.ts';

/** One's own data for receipts (`GET /api/seller/`). @param isAuthor nobody else has any */
export const useSeller = (isAuthor: boolean) =>
  useApi(presets.onOpen, 'seller', ...(isAuthor ? ([] as const) : ([null] as const))).data?.value;

/** Changes them. */
export function useSellerCalls() {
  const session = useSession();
  const act = useAction();
  const edit = useEdit();
  return useMemo(
    () => ({
      save: (body: Body<'setSeller'>) =>
        act(session.call('setSeller', { body }), (seller) => edit(() => seller, 'seller')),
    }),
    [session, act, edit],
  );
}
