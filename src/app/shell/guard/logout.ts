import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLogout } from '#src/session/index.ts';
import { paths } from '../../shared/paths.ts';

/**
 * State of a navigation to the landing page that ends the session there. First the address, which a page with unsaved
 * changes may keep, then the session: the guard must not take a logout for an expired session.
 */
export const logoutState = { isLogout: true } as const;

/** Ends the session of somebody who has come to log out. */
export function useLogoutOnArrival(): void {
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const logout = useLogout();
  const isLogout = typeof state === 'object' && state !== null && 'isLogout' in state;
  // So early that the area which was left still hears of it, and forgets what it keeps on the device.
  useLayoutEffect(() => {
    if (!isLogout) return;
    logout();
    // Whoever comes back to this entry does not log out again.
    void navigate(paths.landing, { replace: true, state: null });
  }, [isLogout, logout, navigate]);
}
