import { type ReactNode, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { Busy } from '#src/components/primitives/Busy/Busy.tsx';
import { ProgressLine } from '#src/components/primitives/ProgressLine/ProgressLine.tsx';
import { useSessionState } from '#src/session/index.ts';
import { isProtected, nameOf } from '../shared/paths.ts';
import { useNumberedEntries } from './history.ts';
import { readLoginRequest } from './landingState.ts';
import { NotFound } from './NotFound.tsx';
import { notices, notify, offline } from './notify.ts';
import { useScrollPosition } from './useScrollPosition.ts';

interface RootProps {
  /** Parts of every page, after it. */
  children: ReactNode;
}

/** The frame of every page. A page stays until the code of the next one is there. */
export function Root({ children }: RootProps) {
  useScrollPosition();
  useNumberedEntries();
  const isLoading = useNavigation().state === 'loading';
  const isKnown = nameOf(useLocation().pathname) !== undefined;
  return (
    <>
      {isLoading && (
        <Busy>
          <ProgressLine />
        </Busy>
      )}
      {/* The router forgives what the server does not. */}
      {isKnown ? <Outlet /> : <NotFound />}
      {children}
      <Notices />
      <OfflineNotice />
    </>
  );
}

/** The notices, once their machinery is there. */
function Notices() {
  const machinery = useSyncExternalStore(notices.subscribe, notices.get, notices.get);
  return machinery && <machinery.Toaster queue={machinery.queue} />;
}

/**
 * Tells that the session could not be restored because the server did not answer (readings D2). It stays silent after a
 * request for a protected page, because the login popup says so.
 */
function OfflineNotice() {
  const session = useSessionState();
  const { pathname, state } = useLocation();
  const isOffline = session.status === 'visitor' && session.isOffline;
  const tell = useEffectEvent(() => {
    if (isProtected(pathname) || readLoginRequest(state) !== undefined) return;
    notify({ tone: 'info', ...offline });
  });
  useEffect(() => {
    if (isOffline) tell();
  }, [isOffline]);
  return null;
}
