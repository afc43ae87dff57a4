import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { User } from '#src/api/contract.ts';
import { AppShell } from '#src/components/frames/AppShell/index.ts';
import { useForgetDrafts } from '#src/data/drafts/index.ts';
import { useForgetUploads } from '#src/data/uploads/index.ts';
import { useForgetSounds } from '#src/data/sounds/index.ts';
import { useUser } from '#src/session/index.ts';
import { ErrorBoundary } from '../../crash/ErrorBoundary.tsx';
import { paths } from '../../navigation/paths.ts';
import { useIsTidied } from '../../navigation/tidied.ts';
import { useFocusOnNavigation } from '../../navigation/useFocusOnNavigation.ts';
import { InnerContext } from './context.ts';
import { useProfilePreload } from '../profile/useProfilePreload.ts';
import { presentUser } from '../people/presentUser.ts';
import { useLeaving } from './useLeaving.ts';
import { SectionCrash } from './SectionCrash.tsx';
import { currentSection, sectionLinks, viewOf } from './sections.ts';
import { normalizeUser } from '../people/normalizeUser.ts';

export { pages } from '../pages.tsx';

interface InnerAreaProps {
  /** The page. */
  children: ReactNode;
}

/** Every page for signed-in people (specification section 2): in the shell, or the knowledge base, a page apart. */
export function InnerArea({ children }: InnerAreaProps) {
  const user = useUser();
  const { pathname } = useLocation();
  useForgetDrafts();
  useForgetSounds();
  useForgetUploads();
  if (user === undefined) return null;
  if (pathname.startsWith(paths.knowledgeBase)) return children;
  return <Shell user={normalizeUser(user)}>{children}</Shell>;
}

/** What tells the page from others. An address that is made tidy is no other page. */
function usePage(): string {
  const { pathname, search } = useLocation();
  const isTidied = useIsTidied();
  // The query alone tells pages apart only where it names a view.
  const address = `${pathname} ${viewOf(search) ?? ''}`;
  const [known, setKnown] = useState({ address, page: address });
  if (known.address === address) return known.page;
  const page = isTidied ? known.page : address;
  setKnown({ address, page });
  return page;
}

function Shell({ user, children }: InnerAreaProps & { user: User }) {
  const { pathname, search } = useLocation();
  const { onLogout, question } = useLeaving();
  const main = useRef<HTMLElement>(null);
  const section = currentSection(pathname, search);
  const page = usePage();
  useFocusOnNavigation(main, page);
  useProfilePreload();

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
        <InnerContext value={{ user, onLogout }}>{children}</InnerContext>
      </ErrorBoundary>
      {question && <Question {...question} />}
    </AppShell>
  );
}

/** The same popup with its own name: components are not made while others are drawn. */
const Question = ({ Popup, ...props }: NonNullable<ReturnType<typeof useLeaving>['question']>) => (
  <Popup {...props} />
);
