import { useCallback, useRef } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import type { User } from '#src/api/contract.ts';
import { AppShell } from '#src/components/sections/AppShell/index.ts';
import { SessionCache, useLogout, useUser } from '#src/session/index.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { paths } from '../paths.ts';
import { useFocusOnNavigation } from '../useFocusOnNavigation.ts';
import { presentUser } from './presentUser.ts';
import { SectionCrash } from './SectionCrash.tsx';
import { currentSection, sectionLinks, viewOf } from './sections.ts';
import { wholeUser } from './wholeUser.ts';

export { pages } from './pages.tsx';

/** What the pages of the area get from it. */
export interface InnerContext {
  /** Who is signed in. */
  readonly user: User;
  /** Ends the session and goes to the landing page. */
  readonly onLogout: () => void;
}

interface InnerAreaProps {
  user: User;
}

/** Every page for signed-in people (specification section 2). */
export function InnerArea({ user }: InnerAreaProps) {
  return (
    <SessionCache>
      <Area user={user} />
    </SessionCache>
  );
}

/** The pages in the shell, and the knowledge base, a page apart. */
function Area({ user }: InnerAreaProps) {
  useUser();
  const { pathname } = useLocation();
  return pathname.startsWith(paths.knowledgeBase) ? <Outlet /> : <Shell user={wholeUser(user)} />;
}

function Shell({ user }: InnerAreaProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const logout = useLogout();
  const main = useRef<HTMLElement>(null);
  const section = currentSection(pathname, search);
  // The query alone tells pages apart only where it names a view.
  const page = `${pathname} ${viewOf(search) ?? ''}`;
  useFocusOnNavigation(main, page);

  // First the address, then the session: the guard must not take a logout for a session that ended by itself.
  const onLogout = useCallback(() => {
    void navigate(paths.landing);
    logout();
  }, [navigate, logout]);

  return (
    <AppShell
      user={presentUser(user)}
      links={sectionLinks}
      current={section}
      onLogout={onLogout}
      mainRef={main}
    >
      {/* Going elsewhere leaves the crash behind. */}
      <ErrorBoundary key={page} fallback={<SectionCrash />}>
        <Outlet context={{ user, onLogout } satisfies InnerContext} />
      </ErrorBoundary>
    </AppShell>
  );
}
