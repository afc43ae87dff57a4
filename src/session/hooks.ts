import { useCallback, useEffect, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import type { Body, User } from '#src/api/contract.ts';
import { type Result, succeed } from '#src/api/result.ts';
import { useEngine } from './context.ts';
import type { RegisterError, SessionState, SignOutReason } from './types.ts';

const loading: SessionState = { status: 'loading' };

/** Who this is. Renders anew at every change; always `loading` in prerendered HTML. */
export function useSession(): SessionState {
  const session = useEngine();
  return useSyncExternalStore(session.subscribe, session.getSnapshot, () => loading);
}

/** The current user, loaded again when the page is looked at with one older than 300 s; `undefined` without one. */
export function useUser(): User | undefined {
  const session = useEngine();
  const state = useSession();
  const user = state.status === 'authenticated' ? state.user : undefined;
  // SWR says when to look, the session answers from its own cache and renews its state.
  useSWR(user ? ['me', user.email] : null, () => session.user());
  return user;
}

/** Logs in; on success the session is already `authenticated`. */
export function useLogin(): (credentials: Body<'login'>) => Promise<Result<User>> {
  return useEngine().login;
}

/** Creates the account and logs in (readings D7 for an account that has to be activated first). */
export function useRegister(): (account: Body<'register'>) => Promise<Result<User, RegisterError>> {
  return useEngine().register;
}

/** Logs out at once. */
export function useLogout(): () => void {
  return useEngine().logout;
}

/** Asks for the letter with a reset link; succeeds for an unknown address too. */
export function useResetPassword(): (request: Body<'resetPassword'>) => Promise<Result<void>> {
  const session = useEngine();
  return useCallback(async (body) => settled(await session.call('resetPassword', { body })), [session]);
}

/** Sets a new password by the link's uid and token. */
export function useConfirmResetPassword(): (request: Body<'confirmResetPassword'>) => Promise<Result<void>> {
  const session = useEngine();
  return useCallback(
    async (body) => settled(await session.call('confirmResetPassword', { body })),
    [session],
  );
}

/** Asks for another activation letter; succeeds for an unknown address too (readings D7). */
export function useResendActivation(): (request: Body<'resendActivation'>) => Promise<Result<void>> {
  const session = useEngine();
  return useCallback(async (body) => settled(await session.call('resendActivation', { body })), [session]);
}

/** Calls `listener` when an authenticated session ends, before anything renders anew. Keep it stable. */
export function useOnSignedOut(listener: (reason: SignOutReason) => void): void {
  const session = useEngine();
  useEffect(() => session.onSignedOut(listener), [session, listener]);
}

const settled = (result: Result<null>): Result<void> => (result.ok ? succeed(undefined) : result);
