import { useMemo } from 'react';
import { useOnSignedOut, useUser } from '#src/session/index.ts';
import { forgetDrafts, keepDraft, readDraft } from './drafts.ts';

/** Nobody has this id. */
const nobody = 0;

/** What the person has begun to write and not sent: on this device, until it is sent or they sign out. */
export function useDrafts() {
  const user = useUser()?.id ?? nobody;
  return useMemo(
    () => ({
      of: (place: string) => readDraft(user, place),
      keep: (place: string, text: string) => keepDraft(user, place, text),
    }),
    [user],
  );
}

/** Forgets them when somebody signs out. */
export const useForgetDrafts = (): void => useOnSignedOut(forgetDrafts);
