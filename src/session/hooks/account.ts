import type { Body, User } from '#src/api/contract.ts';
import type { Result } from '#src/api/result.ts';
import { useEngine } from '../context.ts';
import type { Session } from '../types.ts';
import { useAction } from './useAction.ts';

/** Renews the user after a call that changed it but does not answer with it. */
async function renewed<Value>(session: Session, outcome: Promise<Result<Value>>): Promise<Result<Value>> {
  const result = await outcome;
  // The change is made, whether or not the user can be loaded right now; if not, the next look does it.
  if (result.ok) await session.renewUser();
  return result;
}

/** Changes the given fields of the user; the session's user is the new one on success. */
export function useUpdateUser(): (changes: Body<'updateMe'>) => Promise<Result<User>> {
  return useEngine().updateUser;
}

const setPassword = (session: Session, body: Body<'setPassword'>) => session.call('setPassword', { body });

/** Sets a new password by the current one; this session goes on. */
export const useSetPassword = () => useAction(setPassword);

const setEmail = (session: Session, body: Body<'setEmail'>) =>
  renewed(session, session.call('setEmail', { body }));

/** Sets a new e-mail by the password; the session's user has it on success. */
export const useSetEmail = () => useAction(setEmail);

const confirmResetEmail = (session: Session, body: Body<'confirmResetEmail'>) =>
  renewed(session, session.call('confirmResetEmail', { body }));

/** Sets a new e-mail by the link of a letter (readings D24); the session's user has it on success. */
export const useConfirmResetEmail = () => useAction(confirmResetEmail);

const deleteAccount = (session: Session, body: Body<'deleteMe'>) => session.deleteAccount(body);

/** Deletes the account by the password; on success this is a visitor. */
export const useDeleteAccount = () => useAction(deleteAccount);

const sendVerification = (session: Session) => session.call('sendVerification');

/** Asks for a letter that proves the e-mail. */
export const useSendVerification = (): (() => Promise<Result<void>>) => useAction<void>(sendVerification);

const sendPhoneVerification = (session: Session) => session.call('sendPhoneVerification');

/** Asks for a message with a code to the phone of the account. */
export const useSendPhoneVerification = (): (() => Promise<Result<void>>) =>
  useAction<void>(sendPhoneVerification);

const verifyPhone = (session: Session, body: Body<'verifyPhone'>) =>
  renewed(session, session.call('verifyPhone', { body }));

/** Proves the phone by the code; the session's user has it proven on success. */
export const useVerifyPhone = () => useAction(verifyPhone);
