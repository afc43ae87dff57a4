import { startTransition, useEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RouterProvider } from 'react-aria-components';
import { useNavigate } from 'react-router-dom';
import { type Session, SessionProvider } from '#src/session/index.ts';
import { findPlace, type PathName } from '#src/site/addresses.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { CrashPage } from './crash/CrashPage.tsx';
import { replayEarlyPress } from './hydration/earlyPress.ts';
import { ErrorBoundary } from './crash/ErrorBoundary.tsx';
import { leaveFor } from './navigation/leaving.ts';
import { Notices } from './notices/Notices.tsx';
import { OfflineNotice } from './notices/OfflineNotice.tsx';

export interface AppProps {
  /** The engine of this page; `main.tsx` makes it, tests pass their own. */
  session: Session;
}

/** Pages that lead to a place on themselves: it is there only once they have loaded. */
const leading: ReadonlySet<PathName | undefined> = new Set<PathName>(['post', 'profileEdit']);

/** Everything inside the router: language, links, session, pages, notices. The same tree is prerendered. */
export function App({ session }: AppProps) {
  const navigate = useNavigate();

  useEffect(() => replayEarlyPress(), []);

  /**
   * A place on a page is the browser's business: it scrolls there and moves focus, but some pages lead there by
   * themselves. Another page renders in a transition: a press shows at once, and React pauses while it renders the
   * page.
   */
  const follow = (href: string): void => {
    const [pathname = '', place] = href.split('#');
    if (place !== undefined && !leading.has(findPlace(pathname)?.name)) window.location.assign(href);
    else leaveFor(href, () => startTransition(() => void navigate(href)));
  };

  return (
    <I18nProvider locale="ru-RU">
      <RouterProvider navigate={follow}>
        <SessionProvider session={session}>
          <ErrorBoundary fallback={<CrashPage />}>
            <AppRoutes />
          </ErrorBoundary>
          <Notices />
          <OfflineNotice />
        </SessionProvider>
      </RouterProvider>
    </I18nProvider>
  );
}
