import { useCallback } from 'react';
import type { Body, User } from '#src/api/contract.ts';
import { malformed } from '#src/api/errors.ts';
import { fail, type Result, succeed } from '#src/api/result.ts';
import { isUser } from './answers.ts';
import { useSession } from './context.ts';
import type { RegisterError, Session } from './types.ts';
import { useChangedUser } from './useUser.ts';

/** A call of which only success or failure matters. */
type Action<Input> = (session: Session, input: Input) => Promise<Result<unknown>>;

/** Binds an action to the session above. @param action made once, outside the component */
function useAction<Input>(action: Action<Input>): (input: Input) => Promise<Result<void>> {
  const session = useSession();
  return useCallback(
    async (input) => {
      const result = await action(session, input);
      return result.ok ? succeed(undefined) : result;
    },
    [session, action],
  );
}

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

const writeToSupport = (session: Session, body: Body<'writeToSupport'>) =>
  session.call('writeToSupport', { body });

/** Sends a message to the support, as a visitor or as the signed-in person. */
export const useWriteToSupport = () => useAction(writeToSupport);

const confirmResetPassword = (session: Session, body: Body<'confirmResetPassword'>) =>
  session.call('confirmResetPassword', { body });

/** Sets a new password by the link's uid and token. */
export const useConfirmResetPassword = () => useAction(confirmResetPassword);

/** Changes the given fields of the user; `useUser` has the new one on success. */
export function useUpdateUser(): (changes: Body<'updateMe'>) => Promise<Result<User>> {
  const session = useSession();
  const { show } = useChangedUser();
  return useCallback(
    async (changes) => {
      const reply = await session.call('updateMe', { body: changes });
      if (!reply.ok) return reply;
      if (!isUser(reply.value)) return fail(malformed);
      await show(reply.value);
      return reply;
    },
    [session, show],
  );
}

/** Binds an action that changes the user; on success `useUser` has the new one. */
function useChange<Input>(action: Action<Input>) {
  const run = useAction(action);
  const { renew } = useChangedUser();
  return useCallback(
    async (input: Input) => {
      const result = await run(input);
      // The change is made, whether or not the user can be loaded right now; if not, the next look does it.
      if (result.ok) await renew();
      return result;
    },
    [run, renew],
  );
}

const setPassword = (session: Session, body: Body<'setPassword'>) => session.call('setPassword', { body });

/** Sets a new password by the current one; this session continues. */
export const useSetPassword = () => useAction(setPassword);

const setEmail = (session: Session, body: Body<'setEmail'>) => session.call('setEmail', { body });

/** Sets a new e-mail by the password; `useUser` has it on success. */
export const useSetEmail = () => useChange(setEmail);

const confirmResetEmail = (session: Session, body: Body<'confirmResetEmail'>) =>
  session.call('confirmResetEmail', { body });

/** Sets a new e-mail by the link of a message (readings D24); `useUser` has it on success. */
export const useConfirmResetEmail = () => useChange(confirmResetEmail);

const deleteAccount = (session: Session, body: Body<'deleteMe'>) => session.deleteAccount(body);

/** Deletes the account by the password; on success this is a visitor. */
export const useDeleteAccount = () => useAction(deleteAccount);

const sendVerification = (session: Session) => session.call('sendVerification');

/** Asks for a message that proves the e-mail. */
export const useSendVerification = (): (() => Promise<Result<void>>) => useAction<void>(sendVerification);

const sendPhoneVerification = (session: Session) => session.call('sendPhoneVerification');

/** Asks for a message with a code to the phone of the account. */
export const useSendPhoneVerification = (): (() => Promise<Result<void>>) =>
  useAction<void>(sendPhoneVerification);

const verifyPhone = (session: Session, body: Body<'verifyPhone'>) => session.call('verifyPhone', { body });

/** Proves the phone by the code; `useUser` has it proven on success. */
export const useVerifyPhone = () => useChange(verifyPhone);
