import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Profile } from '#src/api/contract.ts';
import { profileHref } from '../shared/paths.ts';
import { isNavigatingAway, replacedState } from '../shell/history.ts';
import { canonicalName } from '../shared/people.ts';

/**
 * Puts the canonical address in place of another one of the same person.
 * @param name that the address has; `undefined` leaves it as it is
 */
export function useCanonicalAddress(name: string | undefined, profile: Profile | undefined): void {
  const navigate = useNavigate();
  const { key, search } = useLocation();
  const canonical = profile && canonicalName(profile);
  useEffect(() => {
    if (name === undefined || canonical === undefined || canonical === name || isNavigatingAway(key)) return;
    void navigate({ pathname: profileHref(canonical), search }, { replace: true, state: replacedState });
  }, [name, canonical, key, search, navigate]);
}
