import type { Body, User } from '#src/api/contract.ts';
import type { Result } from '#src/api/result.ts';
import { useSession } from '../context.ts';
import type { RegisterError, Session } from '../types.ts';
import { useAction } from './useAction.ts';

/** Logs in; on success the session is already `authenticated`. */
export function useLogin(): (credentials: Body<'login'>) => Promise<Result<User>> {
  return useSession().login;
}

/** Creates the account and logs in (readings D7 for an account that has to be activated first). */
export function useRegister(): (account: Body<'register'>) => Promise<Result<User, RegisterError>> {
  return useSession().register;
}

/** Logs out at once. */
export function useLogout(): () => void {
  return useSession().logout;
}

const activate = (session: Session, body: Body<'activate'>) => session.call('activate', { body });

/** Confirms the e-mail by the link's uid and token; each works once (readings D23). */
export const useActivate = () => useAction(activate);

const resendActivation = (session: Session, body: Body<'resendActivation'>) =>
  session.call('resendActivation', { body });

/** Asks for another activation message; succeeds for an unknown address too. */
export const useResendActivation = () => useAction(resendActivation);

const resetPassword = (session: Session, body: Body<'resetPassword'>) =>
  session.call('resetPassword', { body });

/** Asks for the message with a reset link; succeeds for an unknown address too. */
export const useResetPassword = () => useAction(resetPassword);

const confirmResetPassword = (session: Session, body: Body<'confirmResetPassword'>) =>
  session.call('confirmResetPassword', { body });

/** Sets a new password by the link's uid and token. */
export const useConfirmResetPassword = () => useAction(confirmResetPassword);
