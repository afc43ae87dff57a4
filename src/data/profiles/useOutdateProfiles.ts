import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { isCurrent, useSession } from '#src/session/index.ts';
import { profileKey } from './useProfile.ts';

/** Reloads the page of a person that is in view; others are loaded when they are opened. */
export function useOutdateProfiles(): () => void {
  const session = useSession();
  const { mutate } = useSWRConfig();
  return useCallback(() => {
    const isProfile = (key: unknown): boolean =>
      Array.isArray(key) && key[1] === profileKey && isCurrent(session, [String(key[0])]);
    void mutate(isProfile);
  }, [session, mutate]);
}
