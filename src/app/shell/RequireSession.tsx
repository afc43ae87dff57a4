import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession, useSessionState } from '#src/session/index.ts';
import { paths } from '../shared/paths.ts';
import { type LoginRequest, rememberPath } from './landingState.ts';

interface RequireSessionProps {
  /** Shown until it is known who is looking. */
  wait: ReactNode;
}

/**
 * Guard of the inner area (specification section 2): a loading indicator until it is known who is looking, the area
 * for a signed-in person, the landing page with the login popup for anyone else (readings D9).
 */
export function RequireSession({ wait }: RequireSessionProps) {
  const state = useSessionState();
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const [wasInside, setWasInside] = useState(false);
  if (!wasInside && state.status === 'authenticated') setWasInside(true);
  // The server was out of reach before: opening a protected page asks once more (readings D2).
  const [isAskingAgain, setAskingAgain] = useState(state.status === 'visitor' && state.isOffline);

  useEffect(() => {
    if (isAskingAgain) void session.resume().then(() => setAskingAgain(false));
  }, [session, isAskingAgain]);

  if (state.status === 'visitor' && !isAskingAgain) {
    const reason = wasInside ? 'expired' : 'required';
    return <ToLanding path={pathname + search + hash} reason={reason} />;
  }
  return state.status === 'authenticated' ? <Outlet /> : wait;
}

/** The address becomes exactly `/`; the request travels in the state. */
function ToLanding(request: LoginRequest) {
  useEffect(() => rememberPath(request.path), [request.path]);
  return <Navigate to={paths.landing} replace state={{ ...request }} />;
}
