import { useCallback, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { contentId } from '#src/components/primitives/Main/index.ts';
import { type SessionState, useSessionState } from '#src/session/index.ts';
import { askedPopup, type PopupName, popupState } from '../auth/popupState.ts';
import { paths } from '../shared/paths.ts';
import { download, usePart } from '../shell/download.ts';
import { type Asked, type AskReason, readAsked, takeDestination, useLogoutOnArrival } from '../shell/landingState.ts';
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

const reasons: Readonly<Record<AskReason, string>> = {
  required: 'Войдите, чтобы открыть эту страницу.',
  expired: 'Сессия завершилась. Войдите ещё раз, и мы вернём вас на ту же страницу.',
};

/** Why the login popup opened by itself. To log in is not asked of somebody whose login only waits for the server. */
function noticeOf(session: SessionState, asked: Asked | undefined): string | undefined {
  if (asked === undefined || session.status === 'loading') return undefined;
  if (session.status === 'visitor' && session.isOffline) return `${offline.title}. ${offline.text}`;
  return reasons[asked.reason];
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
  const asked = readAsked(location.state);
  const wanted = askedPopup(location.state) ?? (asked && 'login');
  const [open, setOpen] = useOpenPopup(wanted);
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
    void navigate(takeDestination(readAsked(location.state)), { replace: isReturn });
  }, [location.state, navigate, setOpen]);

  const isMissing = open !== undefined && hasFailed;
  useEffect(() => {
    // For the page that a reload brings.
    if (isMissing && askedPopup(location.state) !== open)
      void navigate(paths.landing, { replace: true, state: { ...location.state, ...popupState(open) } });
  }, [isMissing, open, location.state, navigate]);

  // Signed in without the popup: in another tab, or because the server is in reach again.
  const isAwaited = isAuthenticated && wanted !== undefined;
  useEffect(() => {
    if (isAwaited) onEntered();
  }, [isAwaited, onEntered]);

  if (isMissing) return <DownloadFailure />;
  return (
    <>
      <PageMeta {...meta} />
      <Landing isAuthenticated={isAuthenticated} anchor={location.hash} onAsk={setOpen} />
      {part && (
        <part.Popups open={open} onOpen={onOpen} notice={noticeOf(session, asked)} onEntered={onEntered} />
      )}
    </>
  );
}

/**
 * Focus for a person who comes from another page of the product: the element that had it is gone, and a screen reader
 * would say nothing. The first page and Back stay with the browser.
 */
function useFocusOnArrival(): void {
  const type = useNavigationType();
  const [isArrival] = useState(type !== NavigationType.Pop);
  useEffect(() => {
    if (isArrival && document.activeElement === document.body)
      document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [isArrival]);
}
