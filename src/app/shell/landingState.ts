import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLogout } from '#src/session/index.ts';
import { isProtected, paths } from '../shared/paths.ts';

/** The reason to log in: nobody was signed in, or the session ended under the reader. */
export type LoginReason = 'required' | 'expired';

/** The guard hands this over to the landing page in the router's state (readings D9). */
export interface LoginRequest {
  /** The requested page: path, query and hash. */
  readonly path: string;
  readonly reason: LoginReason;
}

const storageKey = 'asked_path';

/** A path of a protected page of this site; anything else a stranger may have put there is refused. */
function isAllowed(path: unknown): path is string {
  if (typeof path !== 'string' || !path.startsWith('/')) return false;
  try {
    const url = new URL(path, 'https://site.invalid');
    return url.origin === 'https://site.invalid' && isProtected(url.pathname);
  } catch {
    return false;
  }
}

/** Reads the request from the router's state; `undefined` when there is none or it is not ours. */
export function readLoginRequest(state: unknown): LoginRequest | undefined {
  if (typeof state !== 'object' || state === null || !('path' in state) || !('reason' in state))
    return undefined;
  const { path, reason } = state;
  if (!isAllowed(path) || (reason !== 'required' && reason !== 'expired')) return undefined;
  return { path, reason };
}

/** Keeps the path in case the router's state is lost. Without storage the router's state has to do. */
export function rememberPath(path: string): void {
  try {
    sessionStorage.setItem(storageKey, path);
  } catch {
    // Storage is blocked or full.
  }
}

/** Returns the page after login or registration once: the remembered one, else the feed (readings D8). */
export function takeDestination(request: LoginRequest | undefined): string {
  let stored: string | null = null;
  try {
    stored = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked.
  }
  if (request !== undefined) return request.path;
  return isAllowed(stored) ? stored : paths.feed;
}

/**
 * State of a navigation to the landing page that ends the session there. First the address, which a page with unsaved
 * changes may keep, then the session: the guard must not take a logout for an expired session.
 */
export const logoutState = { isLogout: true } as const;

/** Ends the session when a navigation asks for it. */
export function useLogoutOnArrival(): void {
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const logout = useLogout();
  const isLogout = typeof state === 'object' && state !== null && 'isLogout' in state;
  // A layout effect runs early enough for the area to clear its data on the device.
  useLayoutEffect(() => {
    if (!isLogout) return;
    logout();
    // Going back to this entry must not log out again.
    void navigate(paths.landing, { replace: true, state: null });
  }, [isLogout, logout, navigate]);
}
