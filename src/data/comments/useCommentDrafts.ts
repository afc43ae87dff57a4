import { useMemo } from 'react';
import { type SignOutReason, useOnSignedOut, useUser } from '#src/session/index.ts';
import { areKept, forgetDrafts, keepDraft, keyOf, readDraft } from './commentDrafts.ts';

/** Nobody has this id. */
const nobody = 0;

/** What the person has begun to write and not sent: on this device, until it is sent or they sign out. */
export function useCommentDrafts() {
  const user = useUser()?.id ?? nobody;
  return useMemo(
    () => ({
      of: (place: string) => readDraft(user, place),
      keep: (place: string, text: string) => keepDraft(user, place, text),
      keyOf: (place: string, text: string) => keyOf(user, place, text),
      areKept,
    }),
    [user],
  );
}

/** A logout leaves nothing behind; after an expired session the same person goes on. */
function leave(reason: SignOutReason): void {
  if (reason === 'logout') forgetDrafts();
}

/** Forgets them when somebody signs out, in this tab for all of them. */
export const useForgetCommentDrafts = (): void => useOnSignedOut(leave);
