import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLogout } from '#src/session/index.ts';
import { isProtected, paths } from '../shared/paths.ts';

/** Why a visitor is asked to log in: nobody was signed in, or the session ended under the reader. */
export type AskReason = 'required' | 'expired';

/** What the guard hands over to the landing page in the router's state (readings D9). */
export interface Asked {
  /** The protected page that was asked for: path, query and hash. */
  readonly path: string;
  readonly reason: AskReason;
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

/** The request in the router's state, or `undefined` when there is none or it is not ours. */
export function readAsked(state: unknown): Asked | undefined {
  if (typeof state !== 'object' || state === null || !('path' in state) || !('reason' in state))
    return undefined;
  const { path, reason } = state;
  if (!isAllowed(path) || (reason !== 'required' && reason !== 'expired')) return undefined;
  return { path, reason };
}

/** Keeps the path for the case that the router's state is lost. Without storage the router's state has to do. */
export function rememberAsked(path: string): void {
  try {
    sessionStorage.setItem(storageKey, path);
  } catch {
    // Storage is blocked or full.
  }
}

/** Where to go after login or registration, said once: the remembered page, else the feed (readings D8). */
export function takeDestination(asked: Asked | undefined): string {
  let stored: string | null = null;
  try {
    stored = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked.
  }
  if (asked !== undefined) return asked.path;
  return isAllowed(stored) ? stored : paths.feed;
}

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
