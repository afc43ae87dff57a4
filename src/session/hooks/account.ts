import { useCallback } from 'react';
import type { Body, User } from '#src/api/contract.ts';
import { malformed } from '#src/api/errors.ts';
import { fail, type Result } from '#src/api/result.ts';
import { useSession } from '../context.ts';
import type { Session } from '../types.ts';
import { isUser } from '../user.ts';
import { type Action, useAction } from './useAction.ts';
import { useChangedUser } from './useUser.ts';

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

/** The action; on success `useUser` has the user as the call has left it. */
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
