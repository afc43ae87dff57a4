import useSWR from 'swr';
import type { User } from '#src/api/contract.ts';
import { useEngine } from '../context.ts';
import { useSession } from './state.ts';

/** The current user, loaded again when the page is looked at with one older than 300 s; `undefined` without one. */
export function useUser(): User | undefined {
  const session = useEngine();
  const state = useSession();
  const user = state.status === 'authenticated' ? state.user : undefined;
  // SWR says when to look, the session answers from its own cache and renews its state.
  useSWR(user ? ['me', user.email] : null, () => session.user());
  return user;
}
