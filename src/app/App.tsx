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

/** Pages that scroll to a target by themselves, because it appears only once they have loaded. */
const scrolling: ReadonlySet<PathName | undefined> = new Set<PathName>(['post', 'profileEdit']);

/** Language, links, session and pages. The same tree is prerendered. */
export function App({ session, router }: AppProps) {
  useEffect(() => replayEarlyPress(), []);
  useEffect(() => preloadLinks(router), [router]);

  /**
   * The browser follows a link to a target on a page: it scrolls there and moves focus, but some pages do so by
   * themselves. Another page renders in a transition: a press shows at once, and React can pause while it renders.
   */
  const follow = (href: string): void => {
    const [pathname = '', target] = href.split('#');
    if (target !== undefined && !scrolling.has(nameOf(pathname))) window.location.assign(href);
    else startTransition(() => void router.navigate(href));
  };

  return (
    <I18nProvider locale="ru-RU">
      <LinkProvider navigate={follow}>
        <SessionProvider session={session}>
          {/* A navigation and the session change that belongs to it must land in one render, so transitions are off. */}
          <RouterProvider router={router} useTransitions={false} onError={reportCrash} />
        </SessionProvider>
      </LinkProvider>
    </I18nProvider>
  );
}
