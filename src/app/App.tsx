import { startTransition, useEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RouterProvider as LinkProvider } from 'react-aria-components';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import { type Session, SessionProvider } from '#src/session/index.ts';
import { reportCrash } from './shell/reportCrash.ts';
import { replayEarlyPress } from './shell/earlyPress.ts';
import { preloadLinks } from './shell/download.ts';
import { nameOf, type PathName } from './shared/paths.ts';

export interface AppProps {
  /** The engine of this page; `main.tsx` makes it, tests pass their own. */
  session: Session;
  /** Made of `routes`. */
  router: DataRouter;
}

/** Pages that lead to a place on themselves: it is there only once they have loaded. */
const leading: ReadonlySet<PathName | undefined> = new Set<PathName>(['post', 'profileEdit']);

/** Language, links, session and pages. The same tree is prerendered. */
export function App({ session, router }: AppProps) {
  useEffect(() => replayEarlyPress(), []);
  useEffect(() => preloadLinks(router), [router]);

  /**
   * A place on a page is the browser's business: it scrolls there and moves focus, but some pages lead there by
   * themselves. Another page renders in a transition: a press shows at once, and React pauses while it renders the
   * page.
   */
  const follow = (href: string): void => {
    const [pathname = '', place] = href.split('#');
    if (place !== undefined && !leading.has(nameOf(pathname))) window.location.assign(href);
    else startTransition(() => void router.navigate(href));
  };

  return (
    <I18nProvider locale="ru-RU">
      <LinkProvider navigate={follow}>
        <SessionProvider session={session}>
          {/* Without transitions a navigation and the change of session that goes with it land in one render. */}
          <RouterProvider router={router} useTransitions={false} onError={reportCrash} />
        </SessionProvider>
      </LinkProvider>
    </I18nProvider>
  );
}
