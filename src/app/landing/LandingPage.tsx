import { useCallback, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { contentId } from '#src/components/primitives/Main/Main.tsx';
import { type SessionState, useSessionState } from '#src/session/index.ts';
import { requestedPopup, type PopupName, popupState } from '../auth/popupState.ts';
import { paths } from '../shared/paths.ts';
import { download, usePart } from '../shell/download.ts';
import {
  type LoginRequest,
  type LoginReason,
  readLoginRequest,
  takeDestination,
  useLogoutOnArrival,
} from '../shell/landingState.ts';
import { offline } from '../shell/notify.ts';
import { PageMeta, type PageMetaProps } from '../shell/PageMeta.tsx';
import { DownloadFailure } from '../shell/RouteError.tsx';
import { Landing } from './Landing.tsx';
import { describeLanding } from './structuredData.ts';
import { useOpenPopup, usePopupsPreload } from './useOpenPopup.ts';

const meta: PageMetaProps = {
  keywords: ['монетизация творчества', 'платные подписки', 'донаты', 'эксклюзивный контент'],
  canonicalUrl: paths.landing,
  structuredData: describeLanding(),
};

/** The three popups share one download. */
const popups = download(() => import('../auth/Popups.tsx'));

const reasons: Readonly<Record<LoginReason, string>> = {
  required: 'Войдите, чтобы открыть эту страницу.',
  expired: 'Сессия завершилась. Войдите ещё раз, и мы вернём вас на ту же страницу.',
};

/** The reason why the login popup opened by itself. A person whose login only waits for the server need not log in. */
function noticeOf(session: SessionState, request: LoginRequest | undefined): string | undefined {
  if (request === undefined || session.status === 'loading') return undefined;
  if (session.status === 'visitor' && session.isOffline) return `${offline.title}. ${offline.text}`;
  return reasons[request.reason];
}

/** `/`: the landing page and its popups. */
export function LandingPage() {
  useFocusOnArrival();
  useLogoutOnArrival();
  const { part, load, hasFailed } = usePart(popups);
  usePopupsPreload(load);
  const session = useSessionState();
  const location = useLocation();
  const navigate = useNavigate();
  const request = readLoginRequest(location.state);
  const requested = requestedPopup(location.state) ?? (request && 'login');
  const [open, setOpen] = useOpenPopup(requested);
  const isAuthenticated = session.status === 'authenticated';

  useEffect(() => {
    if (open !== undefined) load();
  }, [open, load]);

  const onOpen = useCallback(
    (popup: PopupName | undefined) => {
      setOpen(popup);
      // A reload does not open a closed popup again. The requested page is still remembered.
      if (popup === undefined && location.state !== null)
        void navigate(paths.landing, { replace: true, state: null });
    },
    [location.state, navigate, setOpen],
  );

  const onEntered = useCallback(() => {
    setOpen(undefined);
    // The guard replaced the requested page in the history; that page replaces it in turn.
    const isReturn = location.state !== null;
    void navigate(takeDestination(readLoginRequest(location.state)), { replace: isReturn });
  }, [location.state, navigate, setOpen]);

  const isMissing = open !== undefined && hasFailed;
  useEffect(() => {
    // The page opens the popup again after a reload.
    if (isMissing && requestedPopup(location.state) !== open)
      void navigate(paths.landing, { replace: true, state: { ...location.state, ...popupState(open) } });
  }, [isMissing, open, location.state, navigate]);

  // Signed in without the popup: in another tab, or because the server is in reach again.
  const isAwaited = isAuthenticated && requested !== undefined;
  useEffect(() => {
    if (isAwaited) onEntered();
  }, [isAwaited, onEntered]);

  if (isMissing) return <DownloadFailure />;
  return (
    <>
      <PageMeta {...meta} />
      <Landing isAuthenticated={isAuthenticated} anchor={location.hash} onOpen={setOpen} />
      {part && (
        <part.Popups open={open} onOpen={onOpen} notice={noticeOf(session, request)} onEntered={onEntered} />
      )}
    </>
  );
}

/**
 * Focuses the page after a navigation within the product: the element that had focus has disappeared, and a screen
 * reader would say nothing. The browser handles the first page and Back.
 */
function useFocusOnArrival(): void {
  const type = useNavigationType();
  const [isArrival] = useState(type !== NavigationType.Pop);
  useEffect(() => {
    if (isArrival && document.activeElement === document.body)
      document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [isArrival]);
}
