import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useSessionState } from '#src/session/index.ts';
import { readAsked } from '../guard/asked.ts';
import { isProtected } from '../../shared/paths.ts';
import { notify } from './notify.ts';
import { offline } from './offline.ts';

/**
 * Says that it could not be found out who is looking, because the server did not answer (readings D2). Silent where a
 * protected page was asked for: the login popup says so, and keeps saying it.
 */
export function OfflineNotice() {
  const session = useSessionState();
  const { pathname, state } = useLocation();
  const isOffline = session.status === 'visitor' && session.isOffline;
  const tell = useEffectEvent(() => {
    if (isProtected(pathname) || readAsked(state) !== undefined) return;
    notify({ tone: 'info', ...offline });
  });
  useEffect(() => {
    if (isOffline) tell();
  }, [isOffline]);
  return null;
}
