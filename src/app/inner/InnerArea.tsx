import { useCallback, useRef } from 'react';
import { Outlet, useLocation, useMatch, useNavigate } from 'react-router-dom';
import type { User } from '#src/api/contract.ts';
import { AppShell } from '#src/components/sections/AppShell/index.ts';
import { SessionCache, useLogout, useUser } from '#src/session/index.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { paths } from '../paths.ts';
import { useFocusOnNavigation } from '../useFocusOnNavigation.ts';
import { presentUser } from './presentUser.ts';
import { SectionCrash } from './SectionCrash.tsx';
import { currentSection, sectionLinks } from './sections.ts';

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
  return useMatch(paths.knowledgeBase) === null ? <Shell user={user} /> : <Outlet />;
}

function Shell({ user }: InnerAreaProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const logout = useLogout();
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main, pathname + search);

  // First the address, then the session: the guard must not take a logout for a session that ended by itself.
  const onLogout = useCallback(() => {
    void navigate(paths.landing);
    logout();
  }, [navigate, logout]);

  return (
    <AppShell
      user={presentUser(user)}
      links={sectionLinks}
      current={currentSection(pathname, search)}
      onLogout={onLogout}
      mainRef={main}
    >
      {/* Going elsewhere leaves the crash behind. */}
      <ErrorBoundary key={pathname + search} fallback={<SectionCrash />}>
        <Outlet context={{ user, onLogout } satisfies InnerContext} />
      </ErrorBoundary>
    </AppShell>
  );
}
